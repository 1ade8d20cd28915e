import ArgumentKit
import CourseKit

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
