import CourseKit

/// What a traced app told of its messages.
package struct Trail {
  /// A message, or a reply that names its sender and its receiver.
  package struct Message: Equatable {
    /// A type, or a role where the type is unknown.
    package let sender: String
    package let receiver: String
    /// What is said, or the reply.
    package let text: String
    package let isReply: Bool
    var isLater = false

    /// The method's name, without arguments; the words of a reply.
    package var name: String { String(text.prefix { $0 != "(" }) }

    /// Whether a new step begins with it.
    var isByPerson: Bool { sender == "User" }

    /// The message as the trail has it.
    var line: String { "\(sender) \(isReply ? "⇠" : "→") \(receiver)  \(text)" }

    /// Whether both say the same, whatever the time is.
    func isLike(_ other: Message) -> Bool {
      func plain(_ message: Message) -> String {
        message.line.replacing(/\d+:\d\d(?::\d\d)?/, with: "…")
      }
      return plain(self) == plain(other)
    }
  }

  package private(set) var messages: [Message] = []

  /// - Parameter output: The standard error of the app.
  package init(_ output: String) {
    /// The last message of each depth, to which a reply without names belongs.
    var open: [Message] = []
    for line in output.lines {
      guard let match = line.wholeMatch(of: /┊ ((?:  )*)(later, )?(.*)/) else { continue }
      let form = /(\S.*?) (→|⇠) (\S+)  (.*?)(?:   (?:‼|again).*)?/
      let depth = match.1.count / 2
      if let told = match.3.wholeMatch(of: form) {
        let message = Message(
          sender: String(told.1), receiver: String(told.3), text: String(told.4),
          isReply: told.2 == "⇠", isLater: match.2 != nil)
        messages.append(message)
        open = open.prefix(depth) + [message]
      } else if let reply = match.3.after("⇠ "), let asked = open.prefix(depth).last {
        messages.append(
          Message(
            sender: asked.sender, receiver: asked.receiver, text: String(reply), isReply: true))
      }
    }
  }

  /// The messages since the user's last action; all of them without one.
  var lastStep: [Message] {
    Array(messages[(messages.lastIndex(where: \.isByPerson) ?? 0)...])
  }

  /// The last step as a Mermaid sequence diagram.
  package var diagram: String {
    let arrows = lastStep.map { message in
      let sender = message.sender.replacing(" ", with: "_")
      let text = message.text.replacing(/[#;]/) { $0.output == "#" ? "#35;" : "#59;" }
      let words = (message.isLater ? "later, " : "") + text
      return message.isReply
        ? "    \(message.receiver)-->>\(sender): \(words)"
        : "    \(sender)->>\(message.receiver): \(words)"
    }
    return (["sequenceDiagram"] + arrows).joined(separator: "\n")
  }
}
