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

  @Test func `A comment above an expectation is shown beside what was expected and found`()
    async throws
  {
    let judge = CheckJudge<Int>(deed: { "do \($0)" }) { piece in
      // The piece is the first one.
      #expect(piece == 1)
    }
    let place = try #require(
      try await judge.rejected(among: [2]).first?.firstMatch(of: #/ \(.*?\)/#)?.0)
    #expect(
      try await judge.rejected(among: [2]) == [
        "do 2\(place): expected piece == 1, found 2\nComment: The piece is the first one"
      ])
    #expect(
      try await judge.rejections(among: [2]) == [
        "do 2\(place).\nThe piece is the first one\nIt expected: piece == 1\nIt found:    2"
      ])
  }
}
