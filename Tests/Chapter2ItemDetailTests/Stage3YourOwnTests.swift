import TestSupport
import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

extension Chapter2 {
  @Suite("Your own test")
  struct YourOwnTest {
    @Test func `2.6 A test can tell from your spy what has happened`() throws {
      let mock = MockListWireframe()

      mock.showDetail(for: .clock)
      mock.showDetail(for: .lamp)

      let shownItems = mock.shownItems
      let names = shownItems.map(\.name).sorted()
      try require(names, equals: ["Desk lamp", "Wall clock"], Rule.mockRemembers)
      try require(shownItems, equals: [.clock, .lamp], Rule.mockKeepsOrder)
    }

    @Test func `2.6 Each spy records its own calls`() throws {
      let (mock, other) = (MockListWireframe(), MockListWireframe())

      other.showDetail(for: .clock)
      other.showDetail(for: .lamp)

      try require(mock.shownItems, equals: [], Rule.mocksAreNew)
      try require(other.shownItems, equals: [.clock, .lamp], Rule.mockRemembers)
    }

    @Test func `2.6 Your spy keeps every call, however many there are`() {
      MockListWireframe.check()
    }

    @Test func `2.7 Your check fails for broken presenters, not for correct ones`() async throws {
      let mock = MockListWireframe()
      mock.showDetail(for: .clock)
      mock.showDetail(for: .lamp)
      try require(mock.shownItems, equals: [.clock, .lamp], Rule.mockFirst)

      try await ListPresenterVariant.judgeYourCheck()
    }
  }
}
