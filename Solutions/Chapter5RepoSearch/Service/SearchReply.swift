import Foundation

/// Service: reads what came back from the server, and trusts none of it.
nonisolated struct SearchReply {
  let status: Int
  let headers: SearchHeaders
  let data: Data
  /// When it came.
  let time: Date

  /// The page that the server sent.
  var page: SearchPage {
    get throws(SearchError) {
      // exercise 5.3 · status: Somebody has searched too often, and reads that this is no list of repositories.
      switch status {
      case 200...299: break
      case 429: throw .limited(until: limit)
      case 403 where headers.remaining == 0 || headers.retryAfter != nil:
        throw .limited(until: limit)
      case 400...499: throw .refused(reason)
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

  /// When the server may be asked again, if its searches are used up.
  private var limit: Date {
    // exercise 5.3 · time: Somebody has searched too often, and reads that this is no list of repositories.
    if let seconds = headers.retryAfter { return time.addingTimeInterval(seconds) }
    if let seconds = headers.reset { return Date(timeIntervalSince1970: seconds) }
    return time.addingTimeInterval(60)
    // starter: time
    // end 5.3
  }

  /// What the server says about a question that it does not take.
  private var reason: String {
    (try? JSONDecoder().decode(Refusal.self, from: data))?.message ?? "It gives no reason."
  }

  private struct Refusal: Decodable {
    let message: String
  }
}
