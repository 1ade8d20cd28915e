import CourseKit

/// What a traced app told of its messages.
package struct Trail {
  /// A message, or a reply that names who answers whom.
  package struct Message: Equatable {
    /// A type, or a role where nobody knows the type.
    package let sender: String
    package let receiver: String
    /// What is said, or the reply.
    package let text: String
    package let isReply: Bool
    var isLater = false

    /// The method's name, without arguments; the words of a reply.
    package var name: String { String(text.prefix { $0 != "(" }) }

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
      let form = /(\S.*?) (→|⇠) (\S+)  (.*?)(?:   ‼ .*)?/
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

  /// The messages since a person did something last; all when nobody has.
  var lastStep: [Message] {
    Array(messages[(messages.lastIndex { $0.sender == "Person" } ?? 0)...])
  }

  /// The last step as a Mermaid sequence diagram.
  var diagram: String {
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

  /// Where this way leaves another one, which may be as right.
  func comparison(with other: Trail) -> [String] {
    let common = zip(messages, other.messages).prefix { $0.isLike($1) }.count
    let last = messages.prefix(common).last.map { ["  ┊ \($0.line)"] } ?? []
    switch (messages.dropFirst(common).first, other.messages.dropFirst(common).first) {
    case (nil, nil):
      return ["Yours goes the workbook's way, through all \(common) messages and replies."]
    case (nil, _): return last + ["Yours ends here. The workbook's way goes on."]
    case (let mine?, nil):
      return last + ["The workbook's way ends here. Yours goes on:", "  ┊ \(mine.line)"]
    case (let mine?, _?): return last + ["Yours goes another way from here:", "  ┊ \(mine.line)"]
    }
  }
}
