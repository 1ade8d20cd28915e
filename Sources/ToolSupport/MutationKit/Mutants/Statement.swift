import CourseKit

/// A statement of formatted code, with all lines that belong to it.
struct Statement: Equatable {
  /// Its lines, counted from 0.
  let lines: Range<Int>
  let indentation: Int
  /// Its first word, when that is one of the language: `guard`.
  let keyword: Keyword?

  enum Keyword: String {
    case `let`, `var`, `func`, `guard`, `return`, `throw`, `case`, `default`, `if`, `switch`, `do`
    case `for`, `while`, `break`, `continue`, `defer`
  }
}

extension MaskedCode {
  /// The statements of all depths, as `swift format` lays them out.
  var statements: [Statement] {
    let lines = maskedLines
    var open = 0
    return lines.indices.compactMap { index in
      let line = lines[index].trimmed
      let isContinued = open > 0
      open += line.count { "([".contains($0) } - line.count { ")]".contains($0) }
      guard let first = line.first, !isContinued, !"}).?:&|+@".contains(first) else { return nil }
      return statement(at: index, of: lines)
    }
  }

  /// The statements that are inside of no other one.
  var topStatements: [Statement] {
    let all = statements
    return all.filter { $0.indentation == all.first?.indentation && $0.keyword?.isLabel != true }
  }

  private func statement(at index: Int, of lines: [String]) -> Statement {
    let indentation = Self.depth(lines[index])
    let word = lines[index].trimmed.prefix { $0.isLetter }
    let keyword = Statement.Keyword(rawValue: String(word))
    let end = lines[(index + 1)...].firstIndex { line in
      let text = line.trimmed
      if text.isEmpty || Self.depth(line) > indentation { return false }
      guard Self.depth(line) == indentation else { return true }
      let isLabel = text.hasPrefix("case ") || text.hasPrefix("default:")
      return !"})]".contains(text.prefix(1)) && !(keyword == .switch && isLabel)
    }
    var last = (end ?? lines.count) - 1
    while last > index, lines[last].trimmed.isEmpty { last -= 1 }
    // A label's lines end where the `switch` does.
    if keyword?.isLabel == true, lines[last].trimmed.hasPrefix("}"),
      Self.depth(lines[last]) == indentation
    {
      last -= 1
    }
    return Statement(lines: index..<last + 1, indentation: indentation, keyword: keyword)
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}

extension Statement.Keyword {
  /// Whether it names a case of a `switch`.
  var isLabel: Bool { self == .case || self == .default }
  /// Whether it gives a name to something.
  var isBinding: Bool { self == .let || self == .var || self == .func }
  /// Whether nothing comes after it.
  var isExit: Bool { [.return, .throw, .break, .continue].contains(self) }
}
