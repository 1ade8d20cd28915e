/// A line of code as it is compared: blank space does not count, and how deep it stands does.
package struct CodeLine: Equatable {
  /// What the depth of a line is measured by.
  package enum Measure {
    /// Right however the code is indented, as long as every brace has its partner.
    case braces
    case indentation
  }

  /// The words of the line, with one space between them; empty when the line is blank.
  package let text: String
  package let depth: Int
  /// The exercise, when the line is the comment that asks for it.
  package let todo: ExerciseNumber?

  var isBlank: Bool { text.isEmpty }
  var isComment: Bool { text.hasPrefix("//") }

  private init(_ line: String, depth: Int) {
    text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.depth = depth
    // Matching takes long, and few lines are such a comment.
    todo =
      text.hasPrefix("//") && text.contains("TODO")
      ? text.prefixMatch(of: /\/+ ?TODO:? (\d+\.\d+)\b/).flatMap { ExerciseNumber($0.1) } : nil
  }

  package static func all(in lines: [String], measuredBy measure: Measure) -> [CodeLine] {
    switch measure {
    case .braces: zip(lines, depths(of: lines)).map(CodeLine.init)
    case .indentation: lines.map { CodeLine($0, depth: $0.prefix { $0.isWhitespace }.count) }
    }
  }

  /// The lines at some places, of which each is compared as one.
  ///
  /// - Parameters:
  ///   - lines: The lines as they are written.
  ///   - codeLines: What they are by themselves.
  static func joined(
    _ lines: [String], _ codeLines: [CodeLine], at places: [Range<Int>]
  ) -> [CodeLine] {
    places.map { place in
      let statements = CodeStatement.all(in: Array(lines[place]))
      let first = codeLines[place.lowerBound]
      guard !statements.isEmpty else { return first }
      let depths = codeLines[place].filter { !$0.isBlank }.map(\.depth)
      return CodeLine(
        statements.map(\.code).joined(separator: " "), depth: depths.min() ?? first.depth)
    }
  }

  /// The measure that can be relied on for these lines.
  static func measure(of lines: [String]) -> Measure {
    // Below an empty line at the end, all must be closed.
    let depths = depths(of: lines + [""])
    return depths.last == 0 && depths.allSatisfy { $0 >= 0 } ? .braces : .indentation
  }

  /// What the compiler reads: the words of the lines that are neither blank nor comments.
  package static func code(of lines: [String]) -> [String] {
    all(in: lines, measuredBy: .braces).filter { !$0.isBlank && !$0.isComment }.map(\.text)
  }

  /// The fewest braces that are open on each line: `} else {` is as deep as what it closes.
  ///
  /// Those in strings and comments count too. They come in pairs as a rule; where they do not, lines
  /// are not recognised, which is no harm.
  private static func depths(of lines: [String]) -> [Int] {
    var depth = 0
    return lines.map { line in
      var lowest = depth
      for character in line where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
        lowest = min(lowest, depth)
      }
      return lowest
    }
  }
}
