import CourseKit

/// The first line at which a text is not what it should be.
struct FirstDifference {
  /// The line, counted from 1.
  let line: Int
  let sentence: String

  /// Compares two texts; nil when they are equal.
  init?(_ text: String, _ wanted: String) {
    guard text != wanted else { return nil }
    let (lines, wantedLines) = (text.lines, wanted.lines)
    let common = zip(lines, wantedLines).prefix { $0 == $1 }.count
    func quote(_ lines: [String]) -> String {
      lines.dropFirst(common).first.map { "`\($0.trimmed)`" } ?? "nothing"
    }
    line = common + 1
    sentence = "Here is \(quote(lines)), and the solution generates \(quote(wantedLines))."
  }
}
