import CourseKit

/// How many conditions code has, whatever they are about.
struct ConditionCount {
  let value: Int

  /// - Parameter code: Code without comments, with `_` for what stands in strings.
  init(in code: String) {
    let words = code.matches(
      of: /\b(?:if|guard|while|catch)\b|\s\?\s|\?\?|&&|\|\||\b(?:case|for)\b[^\n]*\bwhere\b/)
    value = words.count + Self.choices(in: code) + Self.searches(in: code)
  }

  /// The conditions that a function of a collection gets: `filter { $0.isDue }`, `first(where: …)`.
  private static func searches(in code: String) -> Int {
    let names = /\.(?:filter|compactMap)\s*[({]|\.\w+\((?:where|while):/
    let closures = /\.(?:first|last|firstIndex|contains|allSatisfy|removeAll|prefix|drop)\s*\{/
    return code.matches(of: names).count + code.matches(of: closures).count
  }

  /// Each case of a `switch` but the first, unless it only gives a literal: a table of texts decides nothing.
  private static func choices(in code: String) -> Int {
    let lines = code.lines.map(\.trimmed)
    let choices = lines.indices.count { place in
      let line = lines[place].replacing(/\([^()]*\)/, with: "").replacing(/\([^()]*\)/, with: "")
      // A case that an enum declares has no colon.
      guard line.hasPrefix("case ") && line.contains(":") || line.hasPrefix("default:") else {
        return false
      }
      let rest = lines[place].split(separator: ":").last.map { String($0).trimmed } ?? ""
      let body = line.hasSuffix(":") ? lines.dropFirst(place + 1).first ?? "" : rest
      return body.wholeMatch(of: /(?:return )?(?:"?_+"?|""|\d+)/) == nil
    }
    return max(0, choices - code.matches(of: /\bswitch\b/).count)
  }
}
