import CourseKit

/// Code for a region, with the numbers of the variants that have it.
typealias Choice = (numbers: Set<Int>, lines: [String])

/// The choices for a body, parted by how much of its solution they change.
///
/// What changes a statement is chosen in its place, so that a long body is compiled once and not for each variant.
struct StatementChoices {
  /// The solution's statements, or pieces of them, with what variants have in the place of each.
  private(set) var parts: [(solution: [String], choices: [Choice])] = []
  /// What needs a body of its own, because it changes a name that other statements use, or where the body ends.
  private(set) var bodies: [Choice] = []

  init(_ choices: [Choice], of solution: [String]) {
    let ends = MaskedCode(solution).topStatements.map(\.lines.upperBound).dropLast()
    let ranges = zip([0] + ends, ends + [solution.count]).map { $0..<$1 }
    var statements = ranges.map { (solution: Array(solution[$0]), choices: [Choice]()) }
    var inside: [Int: [(choice: Choice, lines: [String])]] = [:]
    for choice in choices {
      guard ranges.count > 1, let places = Self.places(in: ranges, from: solution, to: choice.lines)
      else {
        bodies.append(choice)
        continue
      }
      let first = places.lowerBound
      let (start, end) = (ranges[first].lowerBound, ranges[places.upperBound].upperBound)
      let lines = Array(choice.lines[start..<choice.lines.count - solution.count + end])
      let old = Array(solution[start..<end])
      if let declaration = Declaration(old), let new = Declaration(lines),
        new.head == declaration.head
      {
        inside[first, default: []].append((choice, new.content))
      } else if Self.reachBeyond(old) || Self.reachBeyond(lines)
        || (places.count > 1 && (Self.canExit(old) || Self.canExit(lines)))
      {
        bodies.append(choice)
      } else {
        for place in places {
          statements[place].choices.append((choice.numbers, place == first ? lines : []))
        }
      }
    }
    for (place, statement) in statements.enumerated() {
      guard let inner = inside[place], let declaration = Declaration(statement.solution) else {
        parts.append(statement)
        continue
      }
      let choices = inner.map { ($0.choice.numbers, $0.lines) }
      parts.append((declaration.head, []))
      if declaration.tail.isEmpty {
        parts.append((declaration.content, choices))
      } else {
        let content = StatementChoices(choices, of: declaration.content)
        parts += content.parts + [(declaration.tail, [])]
        bodies += content.bodies.flatMap { body in
          inner.map(\.choice).filter { $0.numbers == body.numbers }
        }
      }
    }
  }

  /// The statements that other code changes; where it only adds something, one beside which it does.
  private static func places(
    in ranges: [Range<Int>], from old: [String], to new: [String]
  ) -> ClosedRange<Int>? {
    let start = zip(old, new).prefix(while: ==).count
    let same = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix(while: ==).count
    let end = old.count - same
    guard let first = ranges.firstIndex(where: { start < $0.upperBound }),
      let last = ranges.firstIndex(where: { end <= $0.upperBound })
    else { return nil }
    return last < first && !reachBeyond(Array(old[ranges[last]]))
      ? last...last : first...max(first, last)
  }

  /// Whether statements do something for those below: they give a name, or put something off to the end.
  private static func reachBeyond(_ lines: [String]) -> Bool {
    let code = MaskedCode(lines)
    return code.topStatements.contains { statement in
      let first = code.maskedLines[statement.lines.lowerBound].trimmed
      return statement.keyword?.isBinding == true || statement.keyword == .defer
        || first.hasPrefix("async let") || first.contains(/^guard .*\b(?:let|var|case)\b/)
    }
  }

  /// Whether statements may end the body, so that the compiler has to see that nothing comes after them.
  private static func canExit(_ lines: [String]) -> Bool {
    MaskedCode(lines).masked.contains(/\b(?:return|throw|break|continue)\b/)
  }
}

/// A statement that gives a name to a value or a function, taken apart, so that variants can choose inside of it.
private struct Declaration {
  let head: [String]
  /// The value, or the body.
  let content: [String]
  /// What closes a body; empty after a value.
  let tail: [String]

  init?(_ lines: [String]) {
    let code = MaskedCode(lines)
    guard code.topStatements.count == 1, let statement = code.topStatements.first else {
      return nil
    }
    let start = statement.lines.lowerBound
    let indentation = String(repeating: " ", count: statement.indentation)
    switch statement.keyword {
    case .let, .var:
      guard let match = lines[start].wholeMatch(of: /( *(?:let|var) \w+(?:: [^=]+)? =) ([^{].*)/)
      else { return nil }
      head = lines[..<start] + [String(match.1)]
      content = [indentation + match.2] + lines[(start + 1)...]
      tail = []
    case .func:
      guard let opening = lines[start...].firstIndex(where: { $0.hasSuffix("{") }),
        let closing = lines[opening...].firstIndex(of: indentation + "}")
      else { return nil }
      head = Array(lines[...opening])
      content = Array(lines[(opening + 1)..<closing])
      tail = Array(lines[closing...])
    default: return nil
    }
  }
}
