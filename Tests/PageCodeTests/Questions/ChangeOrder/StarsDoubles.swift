/// A service that keeps each change waiting until a test lets it succeed or fail.
final class StarServiceFake: StarServiceProtocol {
  /// The changes that wait, such as "1 on".
  private(set) var waiting: [String] = []
  private var continuations: [CheckedContinuation<Void, any Error>] = []

  func setStar(_ isStarred: Bool, id: Article.ID) async throws {
    waiting.append("\(id) \(isStarred ? "on" : "off")")
    try await withCheckedThrowingContinuation { continuations.append($0) }
  }

  /// Ends the change that has waited longest.
  func answer(_ result: Result<Void, any Error> = .success(())) {
    waiting.removeFirst()
    continuations.removeFirst().resume(with: result)
  }
}

/// A presenter that records what it receives.
final class StarsPresenterSpy: StarsInteractorOutputProtocol {
  private(set) var received: [String] = []

  func didSaveStar(_ isStarred: Bool, id: Article.ID) {
    received.append("\(id) \(isStarred ? "on" : "off")")
  }

  func didFailToSaveStar(id: Article.ID) { received.append("\(id) failed") }
}
