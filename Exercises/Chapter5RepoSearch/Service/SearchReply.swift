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
      // TODO: 5.3 Somebody has searched too often, and reads that this is no list of repositories.
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
    // TODO: 5.3 Somebody has searched too often, and reads that this is no list of repositories.
    time
  }

  /// What the server says about a question that it does not take.
  private var reason: String {
    (try? JSONDecoder().decode(Refusal.self, from: data))?.message ?? "It gives no reason."
  }

  private struct Refusal: Decodable {
    let message: String
  }
}
