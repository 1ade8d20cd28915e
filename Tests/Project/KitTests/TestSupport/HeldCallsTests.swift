import Testing

@testable import TestSupport

@MainActor @Suite("Calls that a test holds") struct HeldCallsTests {
  @Test func `A call waits until it is ended, and its task has gone on when all is settled`() async
  {
    let calls = HeldCalls<String, Int>()
    var outcomes: [Int] = []
    for key in ["a", "b", "c"] { Task { outcomes.append(await calls.hold(key)) } }
    await settle()
    expect(calls.keys.sorted(), equals: ["a", "b", "c"])
    expect(outcomes, equals: [])

    calls.end(at: 1, with: 2)
    await settle()
    expect(outcomes, equals: [2])
    expect(calls.keys.count, equals: 2)

    for number in [3, 4] { calls.end(at: 0, with: number) }
    calls.end(at: 0, with: 5)
    await settle()
    expect(outcomes.sorted(), equals: [2, 3, 4])
  }
}
