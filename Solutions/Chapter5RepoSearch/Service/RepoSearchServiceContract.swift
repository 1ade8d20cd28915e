import Foundation

/// Interactor → Service.
nonisolated protocol RepoSearchServiceProtocol: Sendable {
  /// The first page of the matches for a query.
  func page(for query: String) async throws(SearchError) -> SearchPage

  /// The page at the address that an earlier page named as the next one.
  func page(at url: URL) async throws(SearchError) -> SearchPage
}
