import Foundation

/// A request, as a server reads it.
nonisolated struct ReceivedQuery: Equatable {
  /// The address without the query.
  let addressWithoutQuery: String
  /// The items of the query, decoded like a form, in which a plus sign is a space.
  let items: [String]

  init(_ url: URL?) {
    let address = url?.absoluteString ?? ""
    addressWithoutQuery = "\(address.prefix { $0 != "?" })"
    items = address.drop { $0 != "?" }.dropFirst().split(separator: "&").map {
      $0.replacing("+", with: " ").removingPercentEncoding ?? "\($0)"
    }
  }

  /// The text that the server searches for.
  var text: String? {
    items.first { $0.hasPrefix("q=") }.map { String($0.dropFirst(2)) }
  }
}
