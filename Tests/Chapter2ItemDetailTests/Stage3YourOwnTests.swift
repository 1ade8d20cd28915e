import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

extension Chapter2 {
  @Suite("Your own test")
  struct YourOwnTest {
    let mock = MockListWireframe()

    @Test func `2.6 Your mock remembers a call and its item`() {
      mock.showDetail(for: .clock)

      #expect(mock.shownItems == [.clock], Rule.mockRemembers)
    }

    @Test func `2.6 Your mock remembers every call, in order`() {
      mock.showDetail(for: .clock)
      mock.showDetail(for: .bicycle)
      mock.showDetail(for: .bicycle)

      #expect(mock.shownItems == [.clock, .bicycle, .bicycle], Rule.mockRemembers)
    }

    @Test func `2.7 Your check rejects broken presenters, and accepts right ones`() async throws {
      let crash = try await CheckJudge.crash()
      try #require(crash == nil, Rule.checkCrashed(on: crash))

      let rejected = try await CheckJudge.rejected(among: ListPresenterVariant.right)
      #expect(rejected.count == 0, Rule.checkRejected(rejected))

      let letThrough = try await CheckJudge.letThrough(among: ListPresenterVariant.broken)
      #expect(letThrough.count == 0, Rule.checkLetThrough(letThrough))
    }
  }
}
