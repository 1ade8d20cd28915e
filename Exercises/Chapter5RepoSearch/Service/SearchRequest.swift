import Foundation

/// Service: where to ask a question.
nonisolated struct SearchRequest {
  let server: URL
  /// What to look for.
  let text: String

  /// The address of the first page; nil when the text fits into none.
  var url: URL? {
    let address = server.appending(path: "search/repositories")
    let question = URLQueryItem(name: "q", value: text)
    let pageSize = URLQueryItem(name: "per_page", value: "10")
    // TODO: 5.2 Somebody looks for "c++", but the server looks for "c". It needs every character that was typed.
    return address.appending(queryItems: [question, pageSize])
  }
}
