import Foundation

/// Interactor → Service.
nonisolated protocol RepoSearchServiceProtocol: Sendable {
  /// The first page of what answers a question.
  func page(for question: String) async throws(SearchError) -> SearchPage

  /// The page at an address that an earlier one gave.
  func page(at url: URL) async throws(SearchError) -> SearchPage
}
