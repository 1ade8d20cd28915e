import TestSupport
import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

extension Chapter2 {
  @Suite("Your own test")
  struct YourOwnTest {
    @Test func `2.6 Your spy has the items of both calls, in their order`() throws {
      let mock = MockListWireframe()

      mock.showDetail(for: .clock)
      mock.showDetail(for: .lamp)

      let shownItems = mock.shownItems
      // The names are sorted, so that first only the items count, and then their order.
      let names = shownItems.map(\.name).sorted()
      try require(names, equals: ["Desk lamp", "Wall clock"], Rule.mockRemembers)
      try require(shownItems, equals: [.clock, .lamp], Rule.mockKeepsOrder)
    }

    @Test func `2.6 Each spy records its own calls`() throws {
      let (mock, other) = (MockListWireframe(), MockListWireframe())

      // Only the second spy is called.
      other.showDetail(for: .clock)
      other.showDetail(for: .lamp)

      try require(mock.shownItems, equals: [], Rule.mocksAreNew)
      try require(other.shownItems, equals: [.clock, .lamp], Rule.mockRemembers)
    }

    @Test func `2.6 Your spy keeps every call, however many there are`() {
      // `showDetail(for:)` is called more than a thousand times, also for equal items. `shownItems`
      // has to contain all of them in the order of the calls, however often a test reads it.
      requireEachCallIsRecorded(by: MockListWireframe.self)
    }

    @Test func `2.7 Your check fails for broken presenters, not for correct ones`() async throws {
      // Your check needs the spy of 2.6, so that one has to work first.
      let mock = MockListWireframe()
      mock.showDetail(for: .clock)
      mock.showDetail(for: .lamp)
      try require(mock.shownItems, equals: [.clock, .lamp], Rule.mockFirst)

      // Runs your `checkSelection(of:)` on 3 correct presenters, for which it has to pass, and on
      // 21 broken ones, for which it has to fail. The result must be the same in any order.
      try await ListPresenterVariant.judgeYourCheck()
    }
  }
}
