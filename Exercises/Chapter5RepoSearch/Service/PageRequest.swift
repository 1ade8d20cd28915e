import Foundation

/// A page that the service can request: the first one for a query, or the one at an address.
nonisolated enum PageRequest {
  case firstPage(of: String)
  case page(at: URL)
}

nonisolated extension RepoSearchServiceProtocol {
  /// Requests a page, and returns it or the error.
  func result(of request: PageRequest) async -> Result<SearchPage, SearchError> {
    do throws(SearchError) {
      switch request {
      case .firstPage(let query): return .success(try await page(for: query))
      case .page(let url): return .success(try await page(at: url))
      }
    } catch {
      return .failure(error)
    }
  }
}
