import Foundation

/// Something that a trace tells of.
package nonisolated struct TraceEvent: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A message was sent.
    case message
    /// A receiver returned, while its sender waited for nothing else.
    case returned
    /// A reply came to a sender that may have done other things since.
    case reply
    /// A property of the receiver has changed.
    case change
    /// The process ends; the receiver is who got the last message, with what is to be said of it.
    case end
  }

  /// What is remarkable about a message.
  package enum Mark: Codable, Equatable, Sendable {
    /// The contract lets only another role send it.
    case breach(contract: String)
    /// The sender has sent the same message before, for the same reason.
    case again
  }

  /// The variable that has a process print its events as JSON, in place of lines for people: `all`, or `once`
  /// for each event at its first time only, since a test run has many thousands.
  package static let variable = "WORKBOOK_TRACE_EVENTS"

  package var kind: Kind
  /// Who sends the message, or gets the reply: a type, or a role where the type is unknown.
  package var sender: String
  package var receiver: String
  /// The message, the reply, or the property with its value.
  package var text: String
  /// How many messages led to it.
  package var depth = 0
  /// Whether it came when what led to it was over.
  package var isLater = false
  package var mark: Mark?

  package init(
    _ kind: Kind, from sender: String = "", to receiver: String, _ text: String = "",
    isLater: Bool = false, mark: Mark? = nil
  ) {
    self.kind = kind
    self.sender = sender
    self.receiver = receiver
    self.text = text
    self.isLater = isLater
    self.mark = mark
  }

  /// The event in words.
  package var line: String {
    let later = isLater ? "later, " : ""
    return switch kind {
    case .message: "\(later)\(sender) → \(receiver)  \(text)\(mark?.words ?? "")"
    case .returned: "⇠ \(text)"
    case .reply: "\(later)\(sender) ⇠ \(receiver)  \(text)"
    case .change: "∙ \(receiver).\(text)"
    case .end: "The last message went to \(receiver)"
    }
  }
}

extension TraceEvent.Mark {
  /// What stands behind the message.
  nonisolated fileprivate var words: String {
    switch self {
    case .breach(let contract): "   ‼ contract: only \(contract)"
    case .again: "   again"
    }
  }
}
