/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  let sentence: String
  /// The command whose help shows what was meant; nil for the tool's own.
  var command: String?
  /// What to type to see what there is, where that is not a help.
  var remedy: String?

  /// Where to read on.
  var hint: String {
    let line = remedy ?? [command, "--help"].compactMap(\.self).joined(separator: " ")
    return "See 'swift run workbook \(line)'."
  }

  /// Names an unknown word, and the known one that is nearest to it.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    let remedy =
      Suggestion.nearest(to: word, in: known).map { "Did you mean '\($0)'?" }
      ?? "Known: \(known.joined(separator: ", "))."
    return UsageError(sentence: "Unknown \(kind) '\(word)'. \(remedy)")
  }
}
