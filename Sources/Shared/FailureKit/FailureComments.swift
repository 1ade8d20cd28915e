/// What the comments of a failed expectation say.
///
/// The test library adds the comments in the code above an expectation to those that are passed to it.
package struct FailureComments: Equatable, Sendable {
  /// The comment that is a rule, with its page below it.
  package let rule: String?
  /// What else was written about the expectation, without the signs of a comment.
  package let note: String?

  /// - Parameter comments: The comments of an issue, in any order.
  package init(_ comments: [String]) {
    let index = comments.firstIndex { $0.hasPrefix("Rule:") }
    rule = index.map { comments[$0] }
    let notes = comments.indices.filter { $0 != index }.map { Self.plain(comments[$0]) }
      // A TODO is about the code below it, of which the expectation is only the first line.
      .filter { !$0.isEmpty && !$0.hasPrefix("TODO:") }
    note = notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  private static func plain(_ comment: String) -> String {
    guard comment.hasPrefix("//") || comment.hasPrefix("/*") else { return comment }
    return comment.split(whereSeparator: \.isNewline)
      .map { $0.replacing(#/\s*\*+\/\s*$|^\s*(?:\/{2,}|\/?\*+)\s?/#, with: "") }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
