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
    // TODO: 5.2 The user types "c++", but the server searches for "c". Send every character as it was typed.
    return address.appending(queryItems: [query, pageSize])
  }
}
