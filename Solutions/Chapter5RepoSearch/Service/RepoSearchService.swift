import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: requests repositories from the server.
nonisolated struct RepoSearchService: RepoSearchServiceProtocol {
  let session: URLSession
  let server: URL
  let now: @Sendable () -> Date

  @concurrent
  func page(for query: String) async throws(SearchError) -> SearchPage {
    guard let url = SearchRequest(server: server, text: query).url else {
      throw .refused("This text cannot be sent.")
    }
    return try await page(at: url)
  }

  @concurrent
  func page(at url: URL) async throws(SearchError) -> SearchPage {
    let reply: (data: Data, response: URLResponse)
    do {
      reply = try await session.data(from: url)
    } catch {
      switch (error as? URLError)?.code {
      case .timedOut: throw .busy
      case .badURL, .unsupportedURL: throw .unreadable
      default: throw .offline
      }
    }
    guard let response = reply.response as? HTTPURLResponse else { throw .unreadable }
    let headers = SearchHeaders { response.value(forHTTPHeaderField: $0) }
    return try SearchReply(
      status: response.statusCode, headers: headers, data: reply.data, time: now()
    ).page
  }
}
