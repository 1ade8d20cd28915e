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
      // exercise 5.3 · status: The rate limit is exceeded, but the user reads that the response is no list of repositories.
      switch status {
      case 200...299: break
      case 429: throw .limited(until: limitReset)
      case 403 where headers.remaining == 0 || headers.retryAfter != nil:
        throw .limited(until: limitReset)
      case 400...499: throw .refused(explanation)
      default: throw .busy
      }
      // end 5.3
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
    // exercise 5.3 · time: The rate limit is exceeded, but the user reads that the response is no list of repositories.
    if let seconds = headers.retryAfter { return time.addingTimeInterval(seconds) }
    if let seconds = headers.reset { return Date(timeIntervalSince1970: seconds) }
    return time.addingTimeInterval(60)
    // starter: time
    // end 5.3
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
