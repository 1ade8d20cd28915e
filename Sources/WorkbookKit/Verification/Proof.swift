/// What a check found.
struct Proof: Sendable {
  var findings: [Finding]
  /// How many things it looked at one by one, and how many of them are right.
  var count: (right: Int, all: Int)?
}
