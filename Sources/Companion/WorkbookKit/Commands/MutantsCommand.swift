import ArgumentKit
import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// Leads to a tool of its own, so that a learner waits for its build only when they use it.
package struct MutantsCommand: Command {
  package static let configuration = CommandConfiguration(
    name: "mutants",
    arguments: "<chapter> [type …]",
    summary: "Change a copy of your code in small ways, and show what your own tests don't notice.",
    discussion: """
      Your own tests are the files that you have added to the chapter's folder in Tests, and those with tests
      in the chapter's Checks. Each small change
      of your code is called a mutant. The tests run on a copy of your code, with one mutant at a time, and
      what they don't notice is shown with a question. What doesn't compile isn't counted. The types that
      your tests name are changed, or those that you name: 'mutants 7 ReminderListPresenter'.
      If no user can notice a change, say why in a comment above its line. It has the word that is shown
      beside the change: '// Equivalent mutant (swap): both calls go to the same object.'
      Several words are separated by commas. Exits with 0 if at least eight of ten changes are noticed, of
      those without such a comment, otherwise with 1.
      """,
    options: [all, more])

  package static let all = Option(
    name: "--all",
    summary:
      "Show all places with a change that isn't noticed, and not only the first \(shownCount).")

  package static let more = Option(
    name: "--more",
    summary: "Also make changes that no user may notice: "
      + "twice, one-more, strong, task, last-in-task, swap without an early exit, and second-call without state."
  )

  /// How many changes a person reads at once.
  package static let shownCount = 10

  package let invocation: Invocation

  package init(invocation: Invocation) { self.invocation = invocation }

  /// Makes this process the tool that has the command.
  package func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "mutants")
    if !FileManager.default.fileExists(atPath: program.path) {
      console.printError("Building this part of the tool, for the first time …")
    }
    setenv("MUTANTS", "1", 1)
    try replaceProcess(
      with: "/usr/bin/env",
      ["swift", "run", "--quiet", "--package-path", workbook.root.path, "mutants"]
        + invocation.words)
  }
}
