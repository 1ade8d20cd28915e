import ArgumentKit
import MutationKit
import CommandKit
import CourseKit
import JudgeKit

struct RecordCommand: Command {
  static let configuration = CommandConfiguration(
    name: "record",
    arguments: "[chapter …]",
    summary: "Write down how each mistake on the pages fails.",
    discussion: """
      It tries all mistakes of a chapter, and keeps a signature of how each one fails. The workbook tool
      recognizes a learner's mistake by it.

      With --explain, it prints how each one fails instead, with those in Tests/Answers, and writes
      nothing. You can then name exercises as well, such as 1.3.
      """,
    options: [
      Option(
        name: "--explain",
        summary: "Print the tests, the rules and the values of each failure; write nothing.")
    ])

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    if invocation.has("--explain") {
      try await explain(in: workbook)
    } else {
      try await write(in: workbook)
    }
    return .done
  }

  private func write(in workbook: Workbook) async throws {
    let chapters = try invocation.chapters(of: workbook)
    let verification = Verification(
      workbook: workbook, console: console, chapters: chapters,
      buildSystem: invocation.buildSystem)
    var changes = FileChanges()
    try await tryMistakes(of: verification, on: { MistakesPage(of: $0, in: $1) }) {
      chapter, mistakes, outcomes in
      let record = MistakeRecord(outcomes.patterns(of: mistakes))
      guard record != MistakeRecord(of: chapter, in: workbook) else { return }
      changes.set(try record.text(), at: chapter.mistakeRecord)
    }
    try changes.apply(in: workbook)
    console.print(
      "\(console.mark(true)) Records: \(changes.written.count) written,"
        + " \(chapters.count - changes.written.count) unchanged.")
  }

  private func explain(in workbook: Workbook) async throws {
    let verification = try invocation.verification(of: workbook)
    try await tryMistakes(of: verification, on: { .withAnswers(of: $0, in: $1) }) {
      _, mistakes, outcomes in
      let patterns = outcomes.patterns(of: mistakes)
      for mistake in mistakes {
        let text = patterns[mistake.heading].map { "signature \($0.signature)\n\($0.explanation)" }
        let reason = "It isn't recorded, because it races or no test of its exercise fails."
        console.print("\(mistake.heading)\n  \((text ?? reason).replacing("\n", with: "\n  "))\n")
      }
    }
  }

  /// Calls a body for each chapter, with its mistakes and what has become of them.
  private func tryMistakes(
    of verification: Verification, on page: (ChapterSource, Workbook) -> MistakesPage,
    _ body: (Chapter, [Answer], TrialOutcomes) throws -> Void
  ) async throws {
    let trials = SharedTrials(verification, checks: [.mistakes])
    try await invocation.withTrials(in: verification.workbook) {
      for chapter in verification.chapters {
        let source = try ChapterSource(chapter, in: verification.workbook).whole
        let mistakes = page(source, verification.workbook).mistakes(coveredBy: verification)
        let outcomes = try await trials.outcomes(of: source)
        console.progress("")
        try body(chapter, mistakes, outcomes)
      }
    }
  }
}
