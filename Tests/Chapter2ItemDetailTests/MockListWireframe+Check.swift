import TestSupport
import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

/// Compares the recording of a spy with many calls, which are equal, similar, odd, or more than anyone expects.
func requireEachCallIsRecorded(
  by spy: MockListWireframe.Type, sourceLocation place: SourceLocation = #_sourceLocation
) {
  spy.failure()?.record(at: place)
}

extension MockListWireframe {
  fileprivate static func failure() -> StoryFailure? {
    let calls = [.clock, .lamp, .lamp, .favouriteLamp, .bicycle, .lamp] + Item.many + Item.odd
    let mock = MockListWireframe()
    for count in calls.indices {
      if let rule = brokenRule(of: mock, after: Array(calls[..<count])) {
        return failure(rule, of: mock, after: Array(calls[..<count]))
      }
      mock.showDetail(for: calls[count])
    }
    Item.crowd.forEach(mock.showDetail)
    guard mock.shownItems != calls + Item.crowd else { return nil }
    return failure(Rule.mockRemembers, of: mock, after: calls + Item.crowd)
  }

  private static func brokenRule(of mock: MockListWireframe, after calls: [Item]) -> Comment? {
    let shown = mock.shownItems
    if shown == calls { return mock.shownItems == calls ? nil : Rule.mockCanBeRead }
    if calls.isEmpty { return Rule.mocksAreNew }
    let isComplete = shown.map(\.id).sorted() == calls.map(\.id).sorted()
    return isComplete ? Rule.mockKeepsOrder : Rule.mockRemembers
  }

  private static func failure(
    _ rule: Comment, of mock: MockListWireframe, after calls: [Item]
  ) -> StoryFailure {
    StoryFailure(
      rule: rule, part: "mock.shownItems", wanted: "\(calls)", found: "\(mock.shownItems)",
      story: calls.suffix(8).map { "showDetail(for: \($0.debugDescription))" })
  }
}
