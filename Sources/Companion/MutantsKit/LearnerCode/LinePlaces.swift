import CourseKit

/// Where lines that were laid out again stand in the original.
///
/// Both have the same characters in the same order, except for blanks, comments, and a comma here and there.
struct LinePlaces {
  /// How far to look for a line that isn't next, such as an import that was sorted.
  private static let reach = 600
  private var places: [Int] = []

  init(of lines: [String], in original: [String]) {
    let code = original.indices.filter { !original[$0].isCommentOnly }
    let signs = code.flatMap { line in
      original[line].filter { !$0.isWhitespace }.map { (sign: $0, line: line + 1) }
    }
    var next = signs.startIndex
    for line in lines {
      let text = line.filter { !$0.isWhitespace }
      let ends = min(next + Self.reach, signs.endIndex)
      let found = (next..<max(next, ends)).first { start in
        (start == next || text.count > 1)
          && signs[start...].prefix(text.count).map(\.sign) == Array(text)
      }
      if let found { next = found }
      places.append(signs.indices.contains(next) ? signs[next].line : original.count)
      if found != nil { next += text.count }
    }
  }

  /// The line of the original, counted from 1.
  func original(of line: Int) -> Int {
    places.indices.contains(line - 1) ? places[line - 1] : line
  }
}

extension String {
  /// Whether a line is a comment of its own.
  var isCommentOnly: Bool { trimmed.hasPrefix("//") }
}
