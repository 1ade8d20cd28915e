import CommandKit
import CourseKit
import Foundation

struct StartersCommand: Command {
  static let configuration = CommandConfiguration(
    name: "starters",
    arguments: "[chapter …]",
    summary: "Write the exercises, their templates and the list of given files from the solutions.",
    discussion: "A copy of each exercise that is overwritten or deleted is kept first.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook().withoutList()
    var findings: [Finding] = []
    let sources = try invocation.chapters(of: workbook).compactMap { chapter in
      do {
        return try ChapterSource(chapter, in: workbook)
      } catch let error as CourseError {
        findings += error.findings
        return nil
      }
    }
    guard findings.isEmpty else { throw CourseError(findings) }
    var changes = FileChanges()
    for source in sources { changes.formUnion(source.changesToStarters(in: workbook)) }
    try invocation.keepCopy(of: changes.paths, in: workbook)
    try changes.apply(in: workbook)
    var lists = FileChanges()
    lists.set(GivenFiles.text(of: workbook), at: GivenFiles.path)
    for source in sources {
      lists.set(ExerciseTemplates.text(of: source), at: source.chapter.templates)
    }
    try lists.apply(in: workbook)
    let unchanged = sources.map(\.starters.count).reduce(0, +) - changes.written.count
    console.print(
      "\(console.mark(true)) Starters: \(changes.written.count) written,"
        + " \(changes.deleted.count) deleted, \(unchanged) unchanged.")
    return .done
  }
}
