/// A command line that cannot be understood.
package struct UsageError: Error, Equatable {
  /// What is wrong, with typed words as code has them, so that no terminal obeys them.
  package let sentence: String
  /// The command whose help shows what was meant; nil for the program's own.
  package var command: String?
  /// The line to type to see what there is, where that is not a help.
  package let remedy: String?

  package init(_ sentence: String, command: String? = nil, remedy: String? = nil) {
    self.sentence = sentence.visible
    self.command = command
    self.remedy = remedy
  }

  /// Names an unknown word, and the known one that is nearest to it.
  package static func unknown(
    _ kind: String, _ word: String, known: [String], command: String? = nil
  ) -> UsageError {
    let suggestion =
      Suggestion.nearest(to: word, in: known).map { "Did you mean '\($0)'?" }
      ?? "Known: \(known.joined(separator: ", "))."
    return UsageError("Unknown \(kind) '\(word)'. \(suggestion)", command: command)
  }
}
