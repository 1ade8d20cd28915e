extension TypeDeclaration {
  /// Its properties that a word is written before, such as `weak`.
  fileprivate func properties(after word: String) -> [String] {
    let modifier = #"[a-z]+(?:\([a-z]+\))?"#
    // Most types have none, and to compile an expression takes longer than to look for the word.
    guard body.contains(word),
      let form = try? Regex(
        "\\b\(word)(?:\\([a-z]+\\))?\\s+(?:\(modifier)\\s+)*?(?:var|let)\\s+(\\w+)",
        as: (Substring, Substring).self)
    else { return [] }
    return body.matches(of: form).compactMap { match in
      let before = body[..<match.range.lowerBound]
      // What stands deeper belongs to a method or to another type.
      let isOwn = before.count { $0 == "{" } == before.count { $0 == "}" }
      return isOwn ? String(match.output.1) : nil
    }
  }
}

extension Sequence<TypeDeclaration> {
  /// The properties that are weak or unowned, in words: `weak:PostListPresenter.view`.
  ///
  /// Running code shows a reference's object, and not of which kind the reference is.
  package var referenceKinds: [String] {
    flatMap { type in
      ["weak", "unowned"].flatMap { word in
        type.properties(after: word).map {
          "\(word):\(type.name.split(separator: ".").last ?? "").\($0)"
        }
      }
    }
  }
}
