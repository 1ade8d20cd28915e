import ArgumentKit
import CommandKit
import CourseKit

extension CheckCommand {
  static let examples = Option(
    name: "--examples", summary: "Show the tests in Swift, and run none of them.")

  /// Prints the tests of what was chosen, so that learners can read them before they write anything.
  func printExamples(of choices: [Choice], in workbook: Workbook) throws {
    try requireExamplesOnly()
    let tests = choices.flatMap { chapter, exercises in
      TestDeclaration.all(of: chapter, in: workbook).filter {
        (exercises.isEmpty || exercises.contains($0.exercise))
          && !workbook.givenFiles.isOwnTest($0.location.file, of: chapter)
      }
    }
    guard !tests.isEmpty else {
      throw WorkbookError(
        "There are no such tests in \(choices.map(\.chapter.testFolder).joined(separator: ", "))."
          + " To see what is missing: swift run workbook doctor")
    }
    for test in tests {
      console.print(console.color("\(test.location)", .bold))
      test.lines.forEach { console.print($0) }
      console.print()
    }
    if tests.contains(where: { $0.body.contains(".judge(exercise:") }) {
      console.printProse(
        "A judge sends your code hundreds of messages in many orders, also those of other"
          + " exercises, and compares all that the exercise is about with what is right.")
    }
  }

  /// - Throws: `UsageError` when nothing is named, or when an option is about running tests.
  private func requireExamplesOnly() throws {
    guard !invocation.arguments.isEmpty else {
      throw UsageError(
        "'--examples' needs an exercise or a chapter, as in 'check 2.5 --examples'.",
        command: "check")
    }
    let fitting = [Self.examples.name, "--package-path"]
    if let other = invocation.options.keys.sorted().first(where: { !fitting.contains($0) }) {
      throw UsageError(
        "'--examples' runs no tests, so it can't be combined with '\(other)'.", command: "check")
    }
  }
}
