import Testing

@testable import Chapter5RepoSearch
@testable import Chapter5RepoSearchChecks

extension Chapter5.WhileTyping {
  @Test func `5.8 Your check rejects broken interactors and accepts correct ones`() async throws {
    try await InteractorVariant.judgeYourCheck()
  }
}
