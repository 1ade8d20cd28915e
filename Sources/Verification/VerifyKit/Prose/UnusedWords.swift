import CourseKit

/// Words that the book does not use, because they name no agent, or because the field has its own.
enum UnusedWords {
  static let all = [
    "nobody", "somebody", "anybody", "whoever", "whom", "anyone who", "anew", "for ever",
    "stand-in", "partner", "scene", "borrow", "borrowed",
  ]

  /// The words that some sentences use, a finding for each.
  ///
  /// "Who owns whom" and its like name a question, and may be used.
  ///
  /// - Parameter location: Where the sentences stand.
  static func findings(in sentences: [String], at location: FileLocation) -> [Finding] {
    let read = sentences.map {
      ($0, $0.replacing(/\bwho(?: \w+){1,2} whom\b/.ignoresCase(), with: ""))
    }
    return all.compactMap { word in
      let found = read.filter { $0.1.hasWords(word) }.map(\.0)
      return found.isEmpty
        ? nil : Finding("The book does not use '\(word)':".followed(by: found), at: location)
    }
  }
}
