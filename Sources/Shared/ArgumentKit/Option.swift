/// An option on a command line: `--yes`, or `--only CHECKS` when it takes a value.
package struct Option: Sendable {
  package let name: String
  /// What stands for the value in the help; nil when there is none.
  package let value: String?
  package let summary: String

  package init(name: String, value: String? = nil, summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Asks what there is; `-h` is short for it.
  package static let help = Option(name: "--help", summary: "Show this help.")

  /// How it is written, with its value.
  package var usage: String { value.map { "\(name) \($0)" } ?? name }
}
