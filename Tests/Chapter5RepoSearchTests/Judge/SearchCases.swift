import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// Addresses of servers, texts that the user types, and headers that a server sends.
enum SearchCases {
  static let servers = [
    "https://search.example", "http://127.0.0.1:8000", "http://localhost/api/v3",
    "https://search.example/of%20all",
  ]

  static let texts = [
    "viper", "c++", "c#", "a&b=c", "a+b c", "100%", "%2B", "swift  ui", "?q=1", "q=", "한국어", "Łódź",
    #""exact" \ 'words'"#, "user:kim/lee;x,y", "🐍", "~[]{}|^`<>@$!*()", "+", "&", "1/2",
    String(repeating: "+ä", count: 200), "", " ", " viper ", "vip\ner\t", "42", "cafe\u{301}",
    String(repeating: "long+", count: 900),
    "שלום+\u{200F}",
  ]

  /// Texts in which every character is chance.
  static let textsByChance: [String] = {
    var chance = ChanceOrder(seed: 5)
    return (0..<60).map { _ in chance.query() }
  }()

  /// Addresses in which every character is chance.
  static let addressesByChance: [String] = {
    var chance = ChanceOrder(seed: 5)
    return (0..<12).map { _ in chance.address() }
  }()

  /// A page that must not be read if the status is an error.
  static let page = [Repo.lanterns].json(total: 1)

  /// Headers, whether they mean that the rate limit is exceeded, and how many seconds after the response it resets.
  static let headers: [(headers: [String: String], isExceeded: Bool, seconds: TimeInterval)] = [
    ([:], false, 60),
    (["retry-after": "30"], true, 30), (["retry-after": "7200"], true, 7_200),
    (["retry-after": "0"], true, 0), (["retry-after": "900000.5"], true, 900_000.5),
    (["retry-after": "soon"], false, 60),
    (["x-ratelimit-remaining": "0", "x-ratelimit-reset": "300000020"], true, 19.75),
    (["x-ratelimit-remaining": "0", "x-ratelimit-reset": "300086400"], true, 86_399.75),
    (["x-ratelimit-remaining": "0", "x-ratelimit-reset": "400000000"], true, 99_999_999.75),
    (["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1764000000"], true, 1_463_999_999.75),
    (["x-ratelimit-remaining": "0"], true, 60), (["x-ratelimit-reset": ""], false, 60),
    (["x-ratelimit-remaining": "7"], false, 60), (["x-ratelimit-remaining": "1"], false, 60),
    (["x-ratelimit-remaining": "7", "x-ratelimit-reset": "300000020"], false, 19.75),
    (
      ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "300000020", "retry-after": "45"], true,
      45
    ),
    (
      ["x-ratelimit-remaining": "3", "x-ratelimit-reset": "300000020", "retry-after": "5"], true, 5
    ),
  ]

  /// Addresses of a next page, some with the characters that separate links.
  static let addresses = [
    "https://search.example/search/repositories?q=viper&page=2",
    "https://search.example/search/repositories?q=a,b;c&page=3",
    "https://search.example/search/repositories?q=c%2B%2B%20%ED%95%9C%26%3D&page=2",
    "https://other.example/cursor/bmV4dA==", "http://127.0.0.1:8000/?page=10&q=rel=next",
    "https://search.example/%E2%80%9Ca%E2%80%9D?q=a%0D%0Ab%2520c%2b~(d)'e'!*&page=02#top",
  ]

  /// Forms of a `Link` header, as servers send them on the first page and on others.
  static let forms = [
    #"<NEXT>; rel="next""#,
    #"<NEXT>; rel="next", <https://a.example/?page=4>; rel="last""#,
    #"<https://a.example/?page=1>; rel="prev", <NEXT>; rel="next", <https://a.example/?page=9>; rel="last", <https://a.example/?page=1>; rel="first""#,
    #"<https://a.example/?page=9>; rel="last", <https://a.example/?page=1>; rel="first", <NEXT>; rel="next""#,
    #"<https://a.example/?q=x, y; rel=z>; rel="prev", <NEXT>; rel="next""#,
    #"<https://a.example/?page=1>; rel="next-archive", <NEXT>; rel="next""#,
    #"<https://a.example/?page=1>; rel="archive-next", <NEXT>; rel="next""#,
    #"<https://a.example/?page=1>; rel="nextnext", <NEXT>; rel="next", <https://a.example/?page=3>; rel="unnext""#,
  ]

  /// Headers of a last page, some with names that only resemble "next".
  static let lastPages = [
    nil, "", #"<https://a.example/?page=1>; rel="prev""#,
    #"<https://a.example/?q=next&page=3>; rel="prev", <https://a.example/?page=1>; rel="first""#,
    #"<https://a.example/?page=1>; rel="next-archive""#,
    #"<https://a.example/?page=1>; rel="archive-next""#,
    #"<https://a.example/?page=1>; rel="prev", <https://a.example/?page=2>; rel="unnext""#,
    #"<https://a.example/next>; rel="nextcloud""#,
    #"<https://a.example/?page=1>; rel="first", <https://a.example/?page=4>; rel="last""#,
    #"<https://a.example/?page=4>; rel="last", <https://a.example/?page=3>; rel="prev""#,
  ]
}
