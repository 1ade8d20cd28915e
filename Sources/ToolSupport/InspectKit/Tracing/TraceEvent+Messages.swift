extension TraceEvent {
  package var isReply: Bool { kind == .returned || kind == .reply }

  /// The method's name, without arguments; the words of a reply.
  package var name: String { String(text.prefix { $0 != "(" }) }

  /// Whether a new step begins with it.
  var isByPerson: Bool { sender == "User" }

  /// Who says what to whom, whatever led to it.
  var sentence: String { "\(sender) \(isReply ? "⇠" : "→") \(receiver)  \(text)" }

  /// Whether both say the same, whatever the time is.
  func isLike(_ other: TraceEvent) -> Bool {
    func plain(_ event: TraceEvent) -> String {
      event.sentence.replacing(/\d+:\d\d(?::\d\d)?/, with: "…")
    }
    return plain(self) == plain(other)
  }
}
