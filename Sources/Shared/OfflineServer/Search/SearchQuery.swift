import Foundation

/// What the address of a search asks for.
struct SearchQuery {
  /// The text to look for; empty when there is none.
  let text: String
  /// The page, counted from 1.
  let page: Int
  /// How many results a page has.
  let perPage: Int

  /// Reads an address; a number that is none, or below 1, counts as left out.
  init(_ url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems
    func value(_ name: String) -> String? {
      // A plus stands for a space, as in a form: only `%2B` is a plus.
      items?.last { $0.name == name }?.value?.replacing("+", with: " ").removingPercentEncoding
    }
    func number(_ name: String) -> Int? {
      value(name).flatMap(Int.init).flatMap { $0 < 1 ? nil : $0 }
    }
    text = value("q") ?? ""
    page = number("page") ?? 1
    perPage = min(number("per_page") ?? 30, 100)
  }

  /// The words of the text, in lower case.
  var words: [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether the page begins beyond the first 1,000 results.
  var beginsTooFar: Bool {
    page > 1_000 || (page - 1) * perPage >= 1_000
  }
}
