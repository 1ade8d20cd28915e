import ArgumentKit
import CommandKit
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
