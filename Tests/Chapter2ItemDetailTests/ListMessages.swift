import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// What the presenter says about an empty list, and about each error.
///
/// The words are up to the learner, but they have to tell the states apart.
struct ListMessages {
  private static let hours = [
    7, 10, 0, 9, 13, 23, 1, 12, 2, 3, 4, 5, 6, 8, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22,
  ]
  /// An empty list, and all errors.
  private static let states: [ItemError?] =
    [nil, .listUnreadable] + hours.map { .marketClosed(opensAtHour: $0) }
  private static let names = [
    "opensAtHour", "marketClosed", "listUnreadable", "ItemError", "Optional",
  ]

  /// Reports the first message that says too little, or the same as another one.
  func requireOneForEachState(sourceLocation place: SourceLocation = #_sourceLocation) async {
    await failure()?.record(at: place)
  }

  private func failure() async -> StoryFailure? {
    var said: [(error: ItemError?, text: String)] = []
    for error in Self.states {
      let text = await message(about: error)
      if let fault = fault(of: text, about: error, after: said) {
        return StoryFailure(
          rule: fault.rule, part: "view.message", wanted: fault.wanted,
          found: text.debugDescription, story: [line(of: error)])
      }
      said.append((error, text))
    }
    return nil
  }

  private func fault(
    of text: String, about error: ItemError?, after said: [(error: ItemError?, text: String)]
  ) -> (rule: Comment, wanted: String)? {
    if text.isEmpty {
      return (error == nil ? Rule.emptyHasWords : Rule.failureHasWords, "any text that isn't blank")
    }
    if let name = Self.names.first(where: text.contains) {
      return (Rule.wordsForPeople, "a sentence without \(name)")
    }
    // "1 pm" is correct as well, except for one in the morning.
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    if case .marketClosed(let hour) = error, !numbers.contains(hour),
      !numbers.contains((hour + 11) % 12 + 1)
    {
      return (Rule.wordsForPeople, "a sentence with the hour \(hour)")
    }
    if let twin = said.first(where: { $0.text == text }) {
      let isHour = twin.error != nil && twin.error != .listUnreadable
      let wanted = "another message than after \(line(of: twin.error))"
      return (isHour ? Rule.wordsForPeople : Rule.failureIsNotEmpty, wanted)
    }
    if let other = said.prefix(3).first(where: {
      $0.text.isPart(of: text) || text.isPart(of: $0.text)
    }),
      other.error == nil || other.error == .listUnreadable
    {
      let wanted = "no message that is a part of the one after \(line(of: other.error))"
      return (Rule.eachStateHasItsReason, wanted)
    }
    return nil
  }

  private func line(of error: ItemError?) -> String {
    error.map { Words.message(ListPresenterModel.Message.didFail(with: $0)) }
      ?? "didRetrieveItems([])"
  }

  /// The message on the screen, without the spaces and line breaks around its words.
  private func message(about error: ItemError?) async -> String {
    let list = ListPresenterAndDoubles()
    await when {
      if let error {
        list.presenter.didFail(with: error)
      } else {
        list.presenter.didRetrieveItems([])
      }
    }
    return (list.view.message ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// Whether another message has all words of this one in a row, so that this one says nothing of its own.
  fileprivate func isPart(of other: String) -> Bool {
    // Between the spaces, each word is found as a whole. Numbers are left out, because one message has an hour.
    let (words, others) = (spacedWords, other.spacedWords)
    return words != "  " && others.contains(words)
  }

  private var spacedWords: String {
    " \(lowercased().split { !$0.isLetter }.joined(separator: " ")) "
  }
}
