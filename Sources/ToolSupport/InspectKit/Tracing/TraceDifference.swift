/// Where the messages of one run first differ from those of the solution, and by what; a different sequence can
/// also be correct.
package struct TraceDifference {
  private let mine: [TraceEvent]
  private let other: [TraceEvent]
  /// How many messages and replies are the same at the beginning.
  private let common: Int

  /// - Parameter other: The messages of the solution.
  package init(of mine: Trace, with other: Trace) {
    self.mine = mine.messages
    self.other = other.messages
    common = zip(mine.messages, other.messages).prefix { $0.isLike($1) }.count
  }

  /// - Parameters:
  ///   - command: What shows the owners, which this does not compare.
  ///   - width: How many characters fit on a line.
  package func lines(elsewhere command: String, width: Int? = nil) -> [String] {
    let (next, wanted) = (mine.dropFirst(common).first, other.dropFirst(common).first)
    guard next != nil || wanted != nil else {
      return [
        "Your code sends the same messages as the solution, \(common) with the replies.",
        "Ownership is not compared. To see it: \(command)",
      ]
    }
    func quoted(_ title: String, _ message: TraceEvent?) -> [String]? {
      message.map { message in
        let lines = TraceLine(text: message.sentence, depth: 0).lines(width: width.map { $0 - 4 })
        return ["\(title):"] + lines.map { "  ┊ \($0)" }
      }
    }
    let same = quoted("Identical up to this message", mine.prefix(common).last) ?? []
    let yours = quoted("Your code continues with", next) ?? ["Your code ends here."]
    let others = quoted("The solution continues with", wanted) ?? ["The solution ends here."]
    let end = [difference(next, wanted), "A different sequence can also be correct."].compactMap(
      \.self)
    return same + yours + others + end
  }

  /// The difference in a sentence; nil where it is more than one.
  ///
  /// Counting tells it, within the step in which the ways part: a person may do the same again later.
  private func difference(_ next: TraceEvent?, _ wanted: TraceEvent?) -> String? {
    let (mineStep, otherStep) = (step(of: mine), step(of: other))
    func counts(_ message: TraceEvent) -> (mine: Int, other: Int) {
      (mineStep.count { $0.isLike(message) }, otherStep.count { $0.isLike(message) })
    }
    let (nextCounts, wantedCounts) = (next.map(counts), wanted.map(counts))
    let isMore = nextCounts.map { $0.mine > $0.other } ?? false
    let isLess = wantedCounts.map { $0.mine < $0.other } ?? false
    switch (next, wanted) {
    case (let next?, _) where isMore && !isLess:
      guard nextCounts?.other != 0 else { return "Your code has one more \(next.noun)." }
      let often = nextCounts?.mine == 2 ? "twice" : "more often"
      return "Your code has this \(next.noun) \(often)."
    case (_, let wanted?) where isLess && !isMore:
      return "The solution's \(wanted.noun) is missing in your code."
    case (let next?, _?) where nextCounts?.mine == 0 || isMore:
      let rest = other[common..<max(common + 1, otherStep.endIndex)]
      return rest.compactMap(next.move).first ?? rest.first.flatMap(next.change)
    case (_?, _?): return "Your code sends them in a different order."
    default: return nil
    }
  }

  /// What came of that which a person did last before the ways part.
  private func step(of messages: [TraceEvent]) -> ArraySlice<TraceEvent> {
    let start = messages.prefix(common).lastIndex(where: \.isByPerson) ?? 0
    return messages[start..<(messages[common...].firstIndex(where: \.isByPerson) ?? messages.count)]
  }
}

extension TraceEvent {
  fileprivate var noun: String { isReply ? "reply" : "message" }

  /// How it says the same as another one, to or from another object.
  fileprivate func move(from other: Self) -> String? {
    guard !isReply, !other.isReply, text == other.text else { return nil }
    if sender == other.sender, receiver != other.receiver {
      return "Your code sends the message to \(receiver), the solution to \(other.receiver)."
    }
    guard receiver == other.receiver, sender != other.sender else { return nil }
    return "In your code the message comes from \(sender), in the solution from \(other.sender)."
  }

  /// How it says something else than another one, from and to the same objects.
  fileprivate func change(from other: Self) -> String? {
    guard (sender, receiver, isReply) == (other.sender, other.receiver, other.isReply),
      isReply || name == other.name
    else { return nil }
    return "In your code the \(noun) has other values."
  }
}
