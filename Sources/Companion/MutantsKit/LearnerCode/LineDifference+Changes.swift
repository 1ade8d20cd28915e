import CourseKit
import MutationKit

extension LineDifference {
  /// How many lines of the old text stand above the first change.
  var firstChange: Int { lines.prefix { $0.hasPrefix(" ") }.count }

  /// The new lines, without their indentation.
  var added: [String] { lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst().trimmed } }

  /// The lines that are gone, without their indentation.
  var removed: [String] { lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst().trimmed } }

  /// The changed lines with some around them; `…` stands for what is left out.
  func lines(around count: Int) -> [String] {
    let lines = lines.withAddedBracesBelow
    let changes = lines.indices.filter { !lines[$0].hasPrefix(" ") }
    let isShown = lines.indices.map { index in changes.contains { abs($0 - index) <= count } }
    let first = isShown.firstIndex(of: true) ?? 0
    let last = isShown.lastIndex(of: true) ?? 0
    var shown: [String] = []
    for index in lines.indices where (first...last).contains(index) {
      if isShown[index] {
        shown.append(lines[index])
      } else if shown.last != " …" {
        shown.append(" …")
      }
    }
    let depth =
      shown.filter { $0 != " …" && !$0.dropFirst().trimmed.isEmpty }
      .map { $0.dropFirst().prefix { $0 == " " }.count }.min() ?? 0
    return shown.map { $0 == " …" ? $0 : String($0.prefix(1) + $0.dropFirst(1 + depth)) }
  }
}

extension [String] {
  /// The lines of a difference, in which of several equal braces the last one is the new one.
  fileprivate var withAddedBracesBelow: [String] {
    var lines = self
    for index in lines.indices.dropLast()
    where lines[index].hasPrefix("+") && lines[index].dropFirst().trimmed == "}"
      && lines[index + 1].hasPrefix(" ") && lines[index + 1].trimmed == "}"
    {
      let (new, old) = (lines[index].dropFirst(), lines[index + 1].dropFirst())
      (lines[index], lines[index + 1]) = (" \(new)", "+\(old)")
    }
    return lines
  }
}
