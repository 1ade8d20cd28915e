import Foundation

/// A request as a server reads it.
nonisolated struct ReceivedQuestion: Equatable {
  /// The address without the query.
  let place: String
  /// The parts of the query, decoded as a form is: a plus sign is a space.
  let items: [String]

  init(_ url: URL?) {
    let address = url?.absoluteString ?? ""
    place = "\(address.prefix { $0 != "?" })"
    items = address.drop { $0 != "?" }.dropFirst().split(separator: "&").map {
      $0.replacing("+", with: " ").removingPercentEncoding ?? "\($0)"
    }
  }

  /// What the server looks for.
  var text: String? {
    items.first { $0.hasPrefix("q=") }.map { String($0.dropFirst(2)) }
  }
}
