import ArgumentKit
import CommandKit
import CourseKit

extension Option {
  /// Answers the question of a command that overwrites something.
  static let yes = Option(name: "--yes", summary: "Skip the confirmation.")
}

extension Invocation {
  /// Asks whether to go on; `--yes` answers for the learner.
  ///
  /// - Throws: `WorkbookError` without a terminal.
  func confirm(_ question: String) throws -> Bool {
    if has(Option.yes.name) { return true }
    guard let readAnswer = console.readAnswer else {
      throw WorkbookError(
        "Nothing was changed: this command asks for confirmation, which needs a terminal."
          + " To skip the question: \(line(adding: Option.yes.name))")
    }
    console.output("\(question) [y/N] ")
    let answer = readAnswer()?.trimmed.lowercased()
    if answer == nil { console.print() }
    if ["y", "yes"].contains(answer) { return true }
    console.print("Nothing was changed.")
    return false
  }

  /// The line that was typed, with one more option.
  private func line(adding option: String) -> String {
    let typed = words.map { $0.contains(/[^\w.:\/=@%+-]/) ? $0.shellQuoted : $0 }
    return (["swift run workbook"] + typed + [option]).joined(separator: " ")
  }

  /// The words that were typed after the tool's name.
  var words: [String] {
    [command.name] + arguments
      + options.sorted { $0.key < $1.key }.flatMap {
        $0.value.isEmpty ? [$0.key] : [$0.key, $0.value]
      }
  }
}
