/// A way to make wrong answers out of a right one, as mutation testing calls it.
struct MutationOperator: Sendable {
  /// What the wrong answer does, after its exercise's number: "leaves a line out".
  let name: String
  /// The region's lines, each time with one change.
  let answers: @Sendable (RegionCode) -> [[String]]

  /// The first one that makes an answer gives it its name.
  static let all: [MutationOperator] = [
    .leaveOut, .duplicateStatement, .swap, .mutateCondition, .replaceValue, .holdStrongly,
    .skipSecondCall, .useTask, .deferLastStatement, .runStatementOnce, .sendMore,
  ]
}
