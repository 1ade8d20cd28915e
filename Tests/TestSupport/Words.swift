import Testing

/// Sentences for what a failure prints of a recording.
nonisolated public enum Words {
  /// What there is to say, or "nothing".
  public static func joined(_ parts: [String?]) -> String {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  /// How often something was done; nil for never.
  public static func times(_ count: Int, _ words: String) -> String? {
    switch count {
    case 0: nil
    case 1: "\(words) once"
    default: "\(words) \(count) times"
    }
  }

  /// One value after the other; nil for none.
  public static func list(_ values: [some Any], _ words: String) -> String? {
    values.isEmpty ? nil : "\(words) " + values.map { "\($0)" }.joined(separator: ", then ")
  }

  /// A value as a failure prints it; a text with its quotation marks, also an optional one.
  public static func value(_ value: some Any) -> String {
    (value as? String)?.debugDescription ?? String(describingForTest: value)
  }

  /// A message as code would send it, with `.serverTooSlow` for a value that prints as `PostListError.serverTooSlow`.
  public static func message(_ message: some Any) -> String {
    let call = "\(message)".replacing(#/\b(?:[A-Z]\w*\.)+(?=[a-z])/#, with: ".")
    return call.last == ")" ? call : call + "()"
  }
}
