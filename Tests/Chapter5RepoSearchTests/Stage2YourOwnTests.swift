import Testing

@testable import Chapter5RepoSearch
@testable import Chapter5RepoSearchChecks

extension Chapter5.WhileTyping {
  @Test func `5.8 Your check rejects broken interactors and accepts correct ones`() async throws {
    // `checkRace(of:asking:)` runs on interactors that are correct and on others that are broken.
    // Then it runs on all of them in another order, because it must not remember anything. It throws
    // an error or records a failed expectation for each of the broken ones, and for no other.
    try await InteractorVariant.judgeYourCheck()
  }
}
