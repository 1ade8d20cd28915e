import Foundation

/// What a service can be asked for.
nonisolated enum PageRequest {
  case firstPage(of: String)
  case page(at: URL)
}

nonisolated extension RepoSearchServiceProtocol {
  /// Asks for a page, and hands over what comes of it: the page, or why there is none.
  func answer(to request: PageRequest) async -> Result<SearchPage, SearchError> {
    do throws(SearchError) {
      switch request {
      case .firstPage(let question): return .success(try await page(for: question))
      case .page(let url): return .success(try await page(at: url))
      }
    } catch {
      return .failure(error)
    }
  }
}
