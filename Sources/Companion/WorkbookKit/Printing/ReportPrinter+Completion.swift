import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

extension ReportPrinter {
  /// What a learner can do after a chapter, and what is worth a look now; nothing before it is complete.
  ///
  /// - Parameter retried: The exercises that needed more than one try, as far as that is known.
  func completion(of report: ChapterReport, retried: Set<ExerciseNumber> = []) -> [String] {
    guard report.isComplete else { return [] }
    let chapter = report.chapter
    let goals = report.course.goals
    let numbers = retried.sorted()
    let compared = numbers.first ?? report.exercises.last?.number
    return [
      marked(console.mark(true), "\(chapter) is complete.\(goals.isEmpty ? "" : " You can now")")
    ]
      + goals.map { "  " + marked("-", $0, indentation: 4) }
      + table([
        ("Your app", "swift run \(chapter.app)"),
        ("Trace", "swift run workbook trace \(chapter.number)"),
        ("Retried", numbers.isEmpty ? nil : numbers.map(\.description).joined(separator: ", ")),
        ("Compare", compared.map { "swift run workbook solution \($0)" }),
        ("Mistakes", chapter.mistakesPage),
        (
          "Mutants",
          report.course.nextChapter == nil ? "swift run workbook mutants \(chapter.number)" : nil
        ),
        ("Go on", report.course.nextChapter.map { "\($0), \($0.page)" } ?? report.course.lastPage),
      ])
  }
}

extension ReportPrinter {
  /// The types that have changed, each with its size and its dependencies before and now.
  func lines(of comparison: SizeComparison) -> [String] {
    guard !comparison.changes.isEmpty else { return [] }
    func row(_ name: String, _ lines: (Int?, Int?), _ dependencies: (Int?, Int?)) -> [String] {
      [name, change(lines) + " lines", change(dependencies) + " dependencies"]
    }
    let rows = comparison.changes.map { before, now in
      row(
        (now ?? before)?.name ?? "", (before?.lines, now?.lines),
        (before?.dependencies.count, now?.dependencies.count))
    }
    let widths = (0..<3).map { column in rows.map(\.[column].displayWidth).max() ?? 0 }
    let title =
      "Lines of code and dependencies (other types of this chapter that a type mentions), before → now"
    return ["", fitted(title)]
      + rows.map { row in
        "  " + zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "   ").trimmed
      }
  }

  private func change(_ numbers: (before: Int?, now: Int?)) -> String {
    "\(numbers.before.map(String.init) ?? "–") → \(numbers.now.map(String.init) ?? "–")"
  }
}
