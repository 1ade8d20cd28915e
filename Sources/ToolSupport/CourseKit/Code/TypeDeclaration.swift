/// A type, or an extension of one, as code declares it.
package struct TypeDeclaration: Sendable {
  package enum Keyword: String, Sendable {
    case `class`, `struct`, `enum`, actor, `extension`, `protocol`
  }

  package let keyword: Keyword
  package let name: String
  /// What it inherits from, and the protocols that it says it conforms to.
  package let parents: [String]
  /// What stands between its braces, in the masked code.
  package let body: Substring
  /// The comment above it, without slashes.
  package let documentation: [String]
  package fileprivate(set) var methods: [MethodDeclaration] = []

  /// The properties that it wants to be read only, as a protocol has them.
  package var readableProperties: [(name: String, type: String)] {
    body.matches(of: /\bvar\s+(\w+)\s*:\s*([^{}\n]+?)\s*\{\s*get\s*\}/)
      .map { (String($0.1), String($0.2)) }
  }
}

extension MaskedCode {
  /// The types and extensions, with their methods.
  package var types: [TypeDeclaration] {
    let form = /\b(class|struct|enum|actor|extension|protocol)\s+([A-Z]\w*(?:\.[A-Z]\w*)*)/
    var types = masked.matches(of: form).compactMap { match -> TypeDeclaration? in
      let line = masked[..<match.range.lowerBound].split(separator: "\n").last ?? ""
      guard let keyword = TypeDeclaration.Keyword(rawValue: String(match.1)),
        line.trimmed != "import",
        let opening = masked[match.range.upperBound...].firstIndex(of: "{"),
        let body = block(at: opening)
      else { return nil }
      return TypeDeclaration(
        keyword: keyword, name: String(match.2),
        parents: Self.parents(in: masked[match.range.upperBound..<opening]), body: body,
        documentation: documentation(above: match.range.lowerBound))
    }
    for method in methods {
      let owner = types.indices.last { index in
        let body = types[index].body
        guard body.startIndex <= method.start, method.start < body.endIndex else { return false }
        let before = masked[body.startIndex..<method.start]
        return before.count { $0 == "{" } == before.count { $0 == "}" }
      }
      if let owner { types[owner].methods.append(method) }
    }
    return types
  }

  /// What a name stands for that joins several protocols.
  package var compositions: [String: [String]] {
    Dictionary(
      masked.matches(of: /\btypealias\s+(\w+)\s*=\s*(\w+(?:\s*&\s*\w+)*)/).map {
        (String($0.1), $0.2.split(separator: "&").map { String($0).oneLine })
      }
    ) { $1 }
  }

  /// What stands between a bracket and the one that closes it; nil when nothing does.
  func block(at opening: String.Index) -> Substring? {
    var open = 0
    for index in masked[opening...].indices {
      if "([{".contains(masked[index]) { open += 1 }
      if ")]}".contains(masked[index]) { open -= 1 }
      if open == 0 { return masked[masked.index(after: opening)..<index] }
    }
    return nil
  }

  private static func parents(in header: Substring) -> [String] {
    let clause = header.replacing(/^<[^:]*?(?::[^>]*)?>/, with: "").split(
      separator: /\bwhere\b/, maxSplits: 1, omittingEmptySubsequences: false
    ).first
    guard let list = clause?.trimmedEnd.after(":") else { return [] }
    return list.split { ",&".contains($0) }.compactMap { parent in
      parent.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
  }

  private func documentation(above place: String.Index) -> [String] {
    let line = masked[..<place].count { $0 == "\n" }
    let above = text(of: masked[...]).lines.prefix(line).reversed()
    let comments = above.prefix { $0.trimmed.hasPrefix("//") || $0.trimmed.hasPrefix("@") }
    return comments.reversed().compactMap { $0.trimmed.after("///").map { $0.trimmed } }
  }
}
