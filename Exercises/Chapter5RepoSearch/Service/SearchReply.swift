import Foundation

/// Service: turns a response of the server into a page or an error.
nonisolated struct SearchReply {
  let status: Int
  let headers: SearchHeaders
  let data: Data
  /// When the response arrived.
  let time: Date

  /// The page in the response.
  var page: SearchPage {
    get throws(SearchError) {
      // TODO: 5.3 The rate limit is exceeded, but the user reads that the response is no list of repositories.
      do {
        return try JSONDecoder().decode(SearchPageDTO.self, from: data)
          .page(next: headers.nextPage)
      } catch {
        throw .unreadable
      }
    }
  }

  /// When the rate limit resets, if it is exceeded.
  private var limitReset: Date {
    // TODO: 5.3 The rate limit is exceeded, but the user reads that the response is no list of repositories.
    time
  }

  /// Why the server rejected the query.
  private var explanation: String {
    guard let refusal = try? JSONDecoder().decode(Refusal.self, from: data) else {
      return "The server gives no reason."
    }
    return refusal.errors?.first?.message ?? refusal.message
  }

  private struct Refusal: Decodable {
    let message: String
    /// What is wrong in detail, such as a query that is too long.
    let errors: [Detail]?

    struct Detail: Decodable {
      let message: String?
    }
  }
}
