@testable import Chapter5RepoSearch

/// A presenter that records what its interactor delivers.
final class PresenterSpy: RepoListInteractorOutputProtocol {
  /// Each result, in order: the names of all repositories that were found, or the error.
  private(set) var received: [Result<[String], SearchError>] = []

  func didFind(_ found: SearchResult) {
    received.append(.success(found.repos.map(\.name)))
  }

  func didFail(with error: SearchError, having found: SearchResult) {
    received.append(.failure(error))
  }
}
