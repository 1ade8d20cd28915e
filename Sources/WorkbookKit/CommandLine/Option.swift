/// An option of a command: `--yes`, or `--only CHECKS` when it takes a value.
struct Option: Sendable {
  let name: String
  /// What stands for the value in the help; nil when there is none.
  var value: String?
  let summary: String

  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
