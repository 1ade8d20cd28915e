/// An option of a command: `--yes`, or `--only CHECKS` when it takes a value.
package struct Option: Sendable {
  let name: String
  /// What stands for the value in the help; nil when there is none.
  let value: String?
  let summary: String

  package init(name: String, value: String? = nil, summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
