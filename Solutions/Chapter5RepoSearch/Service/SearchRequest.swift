import Foundation

/// Service: the address of a search.
nonisolated struct SearchRequest {
  let server: URL
  /// The query: what the user typed, without the blanks around it, which the presenter cuts off.
  let text: String

  /// The address of the first page; nil if the text does not fit into any address.
  var url: URL? {
    let address = server.appending(path: "search/repositories")
    let query = URLQueryItem(name: "q", value: text)
    let pageSize = URLQueryItem(name: "per_page", value: "10")
    // exercise 5.2: The user types "c++", but the server searches for "c". Send every character as it was typed.
    guard var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) else { return nil }
    parts.queryItems = [query, pageSize]
    // A query item does not encode a plus sign, and a server reads it as a space.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    return parts.url
    // starter: return address.appending(queryItems: [query, pageSize])
    // end 5.2
  }
}
