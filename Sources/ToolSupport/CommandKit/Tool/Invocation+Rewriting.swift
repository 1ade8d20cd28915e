import ArgumentKit
import CourseKit

extension Option {
  /// Answers the question of a command that overwrites something.
  package static let yes = Option(name: "--yes", summary: "Skip the confirmation.")
}

extension Invocation {
  /// Keeps a copy of files that are going to change, and says how to bring it back.
  ///
  /// - Throws: `WorkbookError` when a file cannot be copied, or `CancellationError` when the
  ///   place of the copy cannot be printed.
  package func keepCopy(of paths: [String], in workbook: Workbook) throws {
    guard let backup = try Backup(of: paths, in: workbook) else { return }
    console.print("Your files were copied to \(backup.folder)")
    console.print("To restore them: \(backup.restoreCommand)")
    try Task.checkCancellation()
  }

  /// Asks whether to go on; `--yes` answers for the learner.
  ///
  /// - Throws: `WorkbookError` without a terminal.
  package func confirm(_ question: String) throws -> Bool {
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
    let given = options.sorted { $0.key < $1.key }
      .map { $0.value.isEmpty ? $0.key : "\($0.key) \($0.value.shellQuoted)" }
    let words = ["swift run workbook", command.name] + arguments + given + [option]
    return words.joined(separator: " ")
  }
}
