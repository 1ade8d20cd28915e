@testable import Chapter5RepoSearch

/// A presenter that remembers what its interactor told it.
final class ListeningPresenter: RepoListInteractorOutputProtocol {
  /// Each message, in order: the names of all that was found, or why nothing was.
  private(set) var heard: [Result<[String], SearchError>] = []

  func didFind(_ found: SearchResult) {
    heard.append(.success(found.repos.map(\.name)))
  }

  func didFail(with error: SearchError, having found: SearchResult) {
    heard.append(.failure(error))
  }
}
