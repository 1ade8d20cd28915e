import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.Rows {
  @Test func `2.3 The presenter shows a message for an empty list`() async throws {
    for before in [
      Recording(rows: [.bicycle]), Recording(), Recording(rows: [], message: "It failed."),
    ] {
      await list.step(from: before) { list.presenter.didRetrieveItems([]) }

      try #require(
        words != "", list.lostMessage == nil ? Rule.emptyHasWords : Rule.rowsThenWords)
      try #require(words != "It failed.", Rule.rowsThenWords)
      try require(list.recorded.rows, equals: [], Rule.rowsThenWords)
      try require(
        list.recorded, equals: Recording(rows: [], message: list.recorded.message), Rule.wordsAreAll
      )
      // The next round begins after an error.
      await list.step { list.presenter.didFail(with: .listUnreadable) }
    }
  }

  @Test func `2.3 The presenter shows no message above rows`() async throws {
    for items in Item.lists {
      let rows = Listing(items.map(\.expectedRow))
      await list.step { list.presenter.didRetrieveItems([]) }
      try #require(words != "", Rule.emptyHasWords)
      await list.step(from: list.recorded) { list.presenter.didRetrieveItems(items) }
      list.forgiveRows(of: items)
      try require(list.recorded, equals: Recording(rows: rows), Rule.emptyHasWords)

      await list.step(from: list.recorded) { list.presenter.didFail(with: .listUnreadable) }
      try #require(words != "", Rule.failureHasWords)
      try require(list.recorded.interactorCalls, equals: 0, Rule.failureIsAnAnswer)
      await list.step(from: list.recorded) { list.presenter.didRetrieveItems(items) }
      list.forgiveRows(of: items)
      try require(list.recorded, equals: Recording(rows: rows), Rule.emptyHasWords)
    }
  }

  @Test func `2.3 What arrives last is on the screen`() async throws {
    let items = [Item.lamp, .bicycle]
    let rows = Listing(items.map(\.expectedRow))
    await list.step { list.presenter.didRetrieveItems([]) }
    let nothing = words
    for error in ItemError.all {
      await list.step { list.presenter.didFail(with: error) }
      let failed = words
      try #require(failed != "", Rule.failureHasWords)

      // Two messages arrive before anything else runs.
      await list.step {
        list.presenter.didFail(with: error)
        list.presenter.didRetrieveItems(items)
      }
      list.forgiveRows(of: items)
      try require(list.recorded, equals: Recording(rows: rows), Rule.wordsAreNotLate)
      await list.step {
        list.presenter.didRetrieveItems([])
        list.presenter.didRetrieveItems(items)
      }
      list.forgiveRows(of: items)
      try require(list.recorded, equals: Recording(rows: rows), Rule.wordsAreNotLate)
      for before in [items, []] {
        await list.step {
          list.presenter.didRetrieveItems(before)
          list.presenter.didFail(with: error)
        }
        let isLost = list.recorded.message == nil && list.lostMessage != nil
        try require(words, equals: failed, isLost ? Rule.rowsAtOnce : Rule.wordsAreNotLate)
      }
      await list.step {
        list.presenter.didFail(with: error)
        list.presenter.didRetrieveItems([])
      }
      try require(words, equals: nothing, Rule.wordsAreNotLate)
    }
    try await ListHarness().walk(with: [.result, .failure], Rule.wordsAreAll)
  }

  @Test func `2.3 The presenter shows a different message for each error`() async throws {
    await list.step { list.presenter.didRetrieveItems([]) }
    var said = [words]

    for error in ItemError.all {
      await list.step(from: Recording(rows: [])) { list.presenter.didFail(with: error) }

      try #require(words != "", Rule.failureHasWords)
      try #require(!said.contains(words), Rule.failureIsNotEmpty)
      try require(list.recorded.interactorCalls, equals: 0, Rule.failureIsAnAnswer)
      try require(list.recorded.rows, equals: [], Rule.failureKeepsRows)
      try require(
        list.recorded, equals: Recording(rows: [], message: list.recorded.message), Rule.wordsAreAll
      )
      said.append(words)
    }
    let isPart = said.enumerated().contains { place, message in
      said.enumerated().contains { $0 != place && message.isPart(of: $1) }
    }
    expect(isPart, equals: false, Rule.eachStateHasItsReason)
  }

  @Test func `2.3 The presenter says when the closed market opens`() async throws {
    var said: [String] = []
    // The most different ones come first.
    let hours = [
      7, 10, 0, 9, 13, 23, 1, 12, 2, 3, 4, 5, 6, 8, 11, 14, 15, 16, 17, 18, 19, 20, 21, 22,
    ]
    for hour in hours {
      await list.step { list.presenter.didFail(with: .marketClosed(opensAtHour: hour)) }

      try #require(words != "", Rule.failureHasWords)
      // "1 pm" is correct as well, except for one in the morning.
      let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
      try #require(
        numbers.contains(hour) || numbers.contains((hour + 11) % 12 + 1), Rule.wordsForPeople)
      try #require(!said.contains(words), Rule.wordsForPeople)
      said.append(words)
    }
  }

  @Test(arguments: ItemError.all)
  func `2.3 An error message contains no names from the code`(error: ItemError) async throws {
    await list.step { list.presenter.didFail(with: error) }

    try #require(words != "", Rule.failureHasWords)
    for name in ["opensAtHour", "marketClosed", "listUnreadable", "ItemError", "Optional"] {
      try #require(!words.contains(name), Rule.wordsForPeople)
    }
  }

  @Test(arguments: ItemError.all)
  func `2.3 An error keeps the visible rows`(error: ItemError) async throws {
    for items in [[.lamp, .bicycle], Item.many, []] {
      await list.step { list.presenter.didRetrieveItems(items) }
      let rows = Listing(items.map(\.expectedRow))
      let before = Recording(rows: rows, message: "Old.")
      // The same error comes twice, and again after another one.
      for error in [error, error, .marketClosed(opensAtHour: 8), error] {
        await list.step(from: before) { list.presenter.didFail(with: error) }

        try #require(words != "Old.", Rule.failureHasWords)
        try require(list.recorded.rows, equals: rows, Rule.failureKeepsRows)
        try require(
          list.recorded, equals: Recording(rows: rows, message: list.recorded.message),
          Rule.wordsAreAll)
      }
    }
  }

  @Test(arguments: ItemError.all)
  func `2.3 After an error, a tap does the same as before`(error: ItemError) async throws {
    for items in [[.lamp, .bicycle], Item.many] {
      // What a tap does is part of exercise 2.5, so compare with a list that had no error.
      let calm = ListHarness()
      for list in [calm, list] { await list.step { list.presenter.didRetrieveItems(items) } }
      await list.step { list.presenter.didFail(with: error) }
      try #require(words != "", Rule.failureHasWords)
      for item in items {
        for list in [calm, list] {
          await list.step { list.presenter.didSelectItem(id: item.id) }
        }
        try require(list.recorded.opened, equals: calm.recorded.opened, Rule.failureKeepsItems)
      }
    }
  }

  /// The message on the screen, without the spaces and line breaks around it.
  private var words: String {
    (list.recorded.message ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
