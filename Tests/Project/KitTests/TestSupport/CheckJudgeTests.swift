import Testing

@testable import TestSupport

@MainActor struct CheckJudgeTests {
  @Test func `It gives a heartbeat before each piece`() async throws {
    var steps: [String] = []
    var judge = CheckJudge<Int>(deed: { "do \($0)" }) { piece in
      steps.append("check \(piece)")
      try #require(piece != 2)
    }
    judge.beat = { steps.append("beat") }
    #expect(try await judge.passed(among: [1, 2, 3]) == [1, 3])
    #expect(steps == ["beat", "check 1", "beat", "check 2", "beat", "check 3"])
  }
}
