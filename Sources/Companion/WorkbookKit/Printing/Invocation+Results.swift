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

  /// What to choose the form of results with.
  static let resultOptions = [json]

  /// Prints results in the form that was chosen; without a choice, as a command tells them to people.
  func printResults(
    _ results: [ChapterResult], in workbook: Workbook, _ tell: (ResultPrinter) -> Void
  ) throws {
    if has(Self.json.name) {
      console.print(try ResultsJSON(results, in: workbook).json())
    } else {
      tell(
        ResultPrinter(workbook: workbook, console: console, marksPlaces: has(Self.places.name)))
    }
  }
}
