import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

extension Invocation {
  private static let json = Option(
    name: "--json", summary: "Print JSON, which docs/workbook.md describes.")

  /// Asks for lines that editors lead to.
  static let places = Option(
    name: "--places",
    summary: "Also print each problem in the format of a compiler error, for editors.")

  /// What to choose the form of reports with.
  static let reportOptions = [json]

  /// Prints reports in the form that was chosen; without a choice, as a command tells them to people.
  func printReports(
    _ reports: [ChapterReport], _ tell: (ReportPrinter) throws -> Void
  ) throws {
    if has(Self.json.name) {
      console.print(try ReportsJSON(chapters: reports).json())
    } else {
      try tell(ReportPrinter(console: console, marksPlaces: has(Self.places.name)))
    }
  }
}

extension Invocation {
  /// Runs the tests of a chapter, and shows on a terminal that it takes a while.
  ///
  /// - Parameters:
  ///   - exercises: The exercises to test; none for all of them.
  ///   - trustsStarters: Whether a chapter in which nothing is written yet need not be built.
  func report(
    on chapter: Chapter, _ exercises: [ExerciseNumber] = [], in workbook: Workbook,
    trustsStarters: Bool = false
  ) async throws -> ChapterReport {
    let judge = try Judge(chapter, in: workbook, with: buildSystem)
    if trustsStarters, judge.isUntouched {
      return ChapterReporter(judge.source, in: workbook).untouched()
    }
    return try await console.waiting(for: judge.task, isLong: judge.isFirst) {
      try await judge.report(on: exercises)
    }
  }
}
