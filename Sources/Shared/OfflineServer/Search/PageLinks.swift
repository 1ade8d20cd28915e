import Foundation

/// The addresses of a list's other pages, as a `Link` header has them.
enum PageLinks {
  /// The header's text, or nil when there is one page only.
  ///
  /// An address is the one that was asked, letter for letter, but with its page at the end.
  ///
  /// - Parameters:
  ///   - url: What was asked.
  ///   - page: The page of that, counted from 1.
  ///   - last: How many pages there are.
  static func text(at url: URL, page: Int, last: Int) -> String? {
    guard last > 1 else { return nil }
    var links: [(name: String, page: Int)] = []
    if page > 1 { links.append(("prev", min(page - 1, last))) }
    if page < last { links += [("next", page + 1), ("last", last)] }
    if page > 1 { links.append(("first", 1)) }
    return links.map { "<\(address(of: $0.page, at: url))>; rel=\"\($0.name)\"" }
      .joined(separator: ", ")
  }

  private static func address(of page: Int, at url: URL) -> String {
    let items = url.query()?.split(separator: "&").filter { !$0.hasPrefix("page=") } ?? []
    let query = (items + ["page=\(page)"]).joined(separator: "&")
    return "\(url.absoluteString.prefix { $0 != "?" })?\(query)"
  }
}
