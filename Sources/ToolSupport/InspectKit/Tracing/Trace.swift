import CourseKit
import Foundation

/// What a traced process told of its messages.
package struct Trace {
  package let events: [TraceEvent]

  /// The messages, and the replies to them.
  package var messages: [TraceEvent] {
    events.filter { [.message, .returned, .reply].contains($0.kind) }
  }

  package init(_ events: [TraceEvent]) { self.events = events }

  /// Reads the events that a process has printed; other lines are its own.
  ///
  /// - Parameter output: What it printed on its standard error, or on both.
  package init(_ output: String) {
    let decoder = JSONDecoder()
    events = output.lines.compactMap { line in
      line.after("┊ ").flatMap {
        try? decoder.decode(TraceEvent.self, from: Data($0.utf8))
      }
    }
  }

  /// The messages since the user's last action; all of them without one.
  private var lastStep: ArraySlice<TraceEvent> {
    messages[(messages.lastIndex(where: \.isByPerson) ?? 0)...]
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
