/// A method, as code declares it.
package struct MethodDeclaration: Sendable {
  package struct Parameter: Equatable, Sendable {
    /// What callers write before the value; empty where they write nothing.
    package let label: String
    /// The name inside of the method; `_` for none.
    package let name: String
    package let type: String
  }

  package let name: String
  package let parameters: [Parameter]
  /// The words and attributes before `func`.
  package let modifiers: [String]
  /// What stands between the parameters and the body: `async throws(E) -> [Post]`.
  package let effects: String
  /// What stands between its braces, in the masked code; nil where it has none.
  package let body: Substring?
  /// Where it begins in the masked code.
  let start: String.Index

  /// The name with the labels: `savePosts(_:)`.
  package var signature: String {
    "\(name)(\(parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()))"
  }
}

extension MaskedCode {
  /// The methods and functions, with or without a body.
  var methods: [MethodDeclaration] {
    let word = #"(?:@\w+(?:\([^()\n]*\))?|[a-z]+(?:\([a-z]+\))?)\s+"#
    guard
      let form = try? Regex(
        "((?:\(word))*)\\bfunc\\s+(`?\\w+`?)\\s*(?:<[^(]*>)?\\(",
        as: (Substring, Substring, Substring).self)
    else { return [] }
    let nextMember = /\n\s*(?:@|\w+ )*(?:func|var|init|\/\/)/
    return masked.matches(of: form).compactMap { match in
      let opening = masked.index(before: match.range.upperBound)
      guard let list = block(at: opening) else { return nil }
      let rest = masked[list.endIndex...].dropFirst()
      let end = rest.prefix { !"{}".contains($0) }
      // A requirement ends with its line, or with a line that goes on further inside.
      let hasBody =
        rest.dropFirst(end.count).first == "{"
        && !end.contains(nextMember)
      let effects = hasBody ? end : end.prefix { $0 != "\n" }
      return MethodDeclaration(
        name: String(match.output.2), parameters: Self.parameters(in: list),
        modifiers: match.output.1.split(whereSeparator: \.isWhitespace).map(String.init),
        effects: String(effects).oneLine, body: hasBody ? block(at: end.endIndex) : nil,
        start: match.range.lowerBound)
    }
  }

  private static func parameters(in list: Substring) -> [MethodDeclaration.Parameter] {
    let form =
      /\s*(?:@\w+\s+)*(`?\w+`?)(?:\s+(`?\w+`?))?\s*:\s*(.+?)\s*/.dotMatchesNewlines()
    return list.topLevelParts.compactMap { part in
      guard let match = part.wholeMatch(of: form) else { return nil }
      return MethodDeclaration.Parameter(
        label: match.1 == "_" ? "" : String(match.1), name: String(match.2 ?? match.1),
        type: String(match.3).oneLine)
    }
  }
}

extension Substring {
  /// The parts between the commas that stand in no brackets.
  fileprivate var topLevelParts: [Substring] {
    var open = 0
    var last: Character?
    return split { character in
      if "([{<".contains(character) { open += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { open -= 1 }
      last = character
      return character == "," && open == 0
    }
  }
}
