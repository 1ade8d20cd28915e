import TestSupport
import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

extension Chapter2 {
  @Suite("Your own test")
  struct YourOwnTest {
    let mock = MockListWireframe()

    @Test func `2.6 Your spy records every call, in order`() throws {
      var calls: [Item] = []
      for item in [.clock, .lamp, .lamp, .favouriteLamp, .bicycle, .lamp] + Item.many {
        mock.showDetail(for: item)
        calls.append(item)
        // Reading it does not change it.
        for _ in 1...2 {
          try require(Listing(mock.shownItems), equals: Listing(calls), Rule.mockRemembers)
        }
      }
    }

    @Test func `2.6 Each spy records its own calls`() throws {
      for item in [Item.clock, .lamp] {
        let other = MockListWireframe()
        try require(other.shownItems, equals: [], Rule.mocksAreNew)
        for _ in 1...2 { other.showDetail(for: item) }
        try require(other.shownItems, equals: [item, item], Rule.mockRemembers)
        expect(mock.shownItems, equals: [], Rule.mocksAreNew)
      }
    }

    @Test func `2.7 Your check fails for broken presenters, not for correct ones`() async throws {
      for item in [Item.clock, .lamp, .lamp] { mock.showDetail(for: item) }
      try require(mock.shownItems, equals: [.clock, .lamp, .lamp], Rule.mockFirst)

      let crash = try await ListPresenterVariant.crash()
      try #require(crash == nil, Rule.checkCrashed(on: crash))

      let judge = ListPresenterVariant.judge
      let rejected = try await judge.rejected(among: ListPresenterVariant.right)
      expect(rejected.count, equals: 0, Rule.checkRejected(rejected))

      let letThrough = try await judge.letThrough(among: ListPresenterVariant.broken)
      expect(letThrough.count, equals: 0, Rule.checkLetThrough(letThrough))
    }
  }
}
