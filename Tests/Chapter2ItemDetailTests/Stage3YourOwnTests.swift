import TestSupport
import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

extension Chapter2 {
  @Suite("Your own test")
  struct YourOwnTest {
    let mock = MockListWireframe()

    @Test func `2.6 A test can tell from your spy what has happened`() throws {
      try require(mock.shownItems, equals: [], Rule.mocksAreNew)
      var calls: [Item] = []
      for item in [.clock, .lamp, .lamp, .favouriteLamp, .bicycle, .lamp] + Item.many + Item.odd {
        mock.showDetail(for: item)
        calls.append(item)
        let shownItems = mock.shownItems
        let hasAllCalls = shownItems.map(\.id).sorted() == calls.map(\.id).sorted()
        try require(
          Listing(shownItems), equals: Listing(calls),
          hasAllCalls ? Rule.mockKeepsOrder : Rule.mockRemembers)
        try require(Listing(mock.shownItems), equals: Listing(calls), Rule.mockCanBeRead)
      }
      Item.crowd.forEach(mock.showDetail)
      try require(
        Listing(mock.shownItems), equals: Listing(calls + Item.crowd), Rule.mockRemembers)
    }

    @Test func `2.6 Each spy records its own calls`() throws {
      for item in [Item.clock, .lamp] {
        let other = MockListWireframe()
        try require(other.shownItems, equals: [], Rule.mocksAreNew)
        for item in [item, .bicycle] { other.showDetail(for: item) }
        try require(other.shownItems, equals: [item, .bicycle], Rule.mockRemembers)
        expect(mock.shownItems, equals: [], Rule.mocksAreNew)
      }
    }

    @Test func `2.7 Your check fails for broken presenters, not for correct ones`() async throws {
      for item in [Item.clock, .lamp, .lamp] { mock.showDetail(for: item) }
      try require(mock.shownItems, equals: [.clock, .lamp, .lamp], Rule.mockFirst)

      let crash = try await ListPresenterVariant.crash()
      try #require(crash == nil, Rule.checkCrashed(on: crash))

      let judge = ListPresenterVariant.judge
      let rejected = try await judge.rejections(among: ListPresenterVariant.right)
      expect(rejected.count, equals: 0, Rule.checkRejected(rejected.first ?? ""))

      let broken = ListPresenterVariant.broken
      let letThrough = try await judge.letThrough(among: broken)
      expect(letThrough.count, equals: 0, Rule.checkLetThrough(letThrough, of: broken.count))
      guard rejected.isEmpty, letThrough.isEmpty else { return }

      let changed = try await judge.changedVerdicts(
        right: ListPresenterVariant.right, broken: ListPresenterVariant.broken)
      expect(changed.count, equals: 0, Rule.checkRemembers(changed))
    }
  }
}
