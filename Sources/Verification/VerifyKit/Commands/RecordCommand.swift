import CommandKit
import CourseKit
import JudgeKit

struct RecordCommand: Command {
  static let configuration = CommandConfiguration(
    name: "record",
    arguments: "[chapter …]",
    summary: "Write down how each mistake on the pages fails.",
    discussion:
      "The workbook tool recognizes a learner's mistake by it. It tries all mistakes first.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let chapters = try invocation.chapters(of: workbook)
    let verification = Verification(
      workbook: workbook, console: console, chapters: chapters,
      buildSystem: invocation.buildSystem)
    let trials = SharedTrials(verification, checks: [.mistakes])
    var changes = FileChanges()
    try await invocation.withTrials(in: workbook) {
      for chapter in chapters {
        let source = try ChapterSource(chapter, in: workbook).whole
        let mistakes = MistakesPage(of: source, in: workbook).mistakes
        let record = MistakeRecord(of: mistakes, try await trials.outcomes(of: source))
        guard record != MistakeRecord(of: chapter, in: workbook) else { continue }
        changes.set(try record.text(), at: chapter.mistakeRecord)
      }
    }
    console.progress("")
    try changes.apply(in: workbook)
    console.print(
      "\(console.mark(true)) Records: \(changes.written.count) written,"
        + " \(chapters.count - changes.written.count) unchanged.")
    return .done
  }
}
