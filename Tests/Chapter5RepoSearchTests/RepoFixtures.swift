import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

nonisolated extension Repo {
  static let lanterns = Repo(
    id: 12, name: "harbour/lanterns", summary: "Lamps for a quay.", language: "Swift", stars: 3)
  static let ferry = Repo(
    id: 7, name: "quay/ferry", summary: nil, language: "C++", stars: 4_100)
  static let maps = Repo(
    id: 9_007_199_254_740_993, name: "quay/Maps", summary: "Łódź, Seoul", language: nil, stars: 0)
  static let notes = Repo(id: 1, name: "a/notes", summary: nil, language: nil, stars: 1)

  /// A repository whose name begins as texts that users type.
  static let viper = Repo(
    id: 3, name: "viper/templates", summary: nil, language: "Swift", stars: 871)

  /// A page of repositories, unsorted, one of them twice.
  static let many: [Repo] =
    [.ferry, .lanterns, .maps, .notes, .lanterns]
    + (20...44).map { number in
      let id = (number * 31) % 47 + 100
      return Repo(
        id: id, name: "owner\(id)/repo\(id)", summary: id % 3 == 0 ? nil : "About \(id)",
        language: id % 2 == 0 ? nil : "Swift", stars: (id * 17) % 23)
    }

  /// 1,500 repositories, which are more than any page of the app has.
  static let longList: [Repo] = (1...1_500).map { number in
    Repo(
      id: number * 7 % 1_501 - 2, name: "crowd/\(number)", summary: nil, language: nil,
      stars: number)
  }

  /// Repositories whose texts have blanks at their ends, line breaks or combining marks, or are empty.
  static let odd =
    [
      ("", ""), (" A lamp.\n", " C "), ("\n", "\u{65}\u{301}"), ("2 lamps", "4D"),
      ("שלום", "‏עברית"),
    ].enumerated().map { index, texts in
      Repo(
        id: -index, name: "odd/ \(index)", summary: texts.0, language: texts.1,
        stars: index * 40_000_000_000)
    }
    + OddTexts.all.enumerated().map { index, text in
      Repo(id: -100 - index, name: "odd/\(text)", summary: text, language: text, stars: index)
    }

  /// Lists that no wrong code matches by chance.
  static let lists: [[Repo]] = [
    many, [.lanterns], [], many.reversed(), [.maps], odd, Array(longList.prefix(120)),
  ]

  /// The same repository, with one more star.
  var starred: Repo {
    Repo(id: id, name: name, summary: summary, language: language, stars: stars + 1)
  }

  /// The same repository, with another name.
  func renamed(to name: String) -> Repo {
    Repo(id: id, name: name, summary: summary, language: language, stars: stars)
  }

  /// The JSON that the server sends for it.
  ///
  /// - Parameter isBrief: Whether a missing description or language is left out, instead of `null`.
  func json(isBrief: Bool) -> [String: Any] {
    var json: [String: Any] = [
      "id": id, "name": name.split(separator: "/").last.map(String.init) ?? "",
      "full_name": name, "html_url": "https://code.example/\(name)", "fork": false,
      "owner": ["login": name.prefix { $0 != "/" } + "", "id": id + 1], "license": NSNull(),
      "stargazers_count": stars, "watchers_count": stars + 5, "forks_count": 8,
    ]
    json["description"] = summary ?? (isBrief ? nil : NSNull() as Any)
    json["language"] = language ?? (isBrief ? nil : NSNull() as Any)
    return json
  }
}

nonisolated extension Array where Element == Repo {
  /// The JSON that the server sends if these are one page of all matches.
  func json(total: Int, isBrief: Bool = false) -> Data {
    let page: [String: Any] = [
      "total_count": total, "incomplete_results": false, "items": map { $0.json(isBrief: isBrief) },
    ]
    return (try? JSONSerialization.data(withJSONObject: page)) ?? Data()
  }
}

nonisolated extension SearchPage {
  /// The page that the DTO decodes and maps; nil if the data is unreadable.
  init?(decoding data: Data, next: URL?) {
    guard let page = try? JSONDecoder().decode(SearchPageDTO.self, from: data) else { return nil }
    self = page.page(next: next)
  }
}

nonisolated extension SearchHeaders {
  /// Headers with these lowercase names, which are found in any case.
  init(_ headers: [String: String]) {
    self.init { headers[$0.lowercased()] }
  }
}

/// The outcome of a request.
typealias Outcome = Result<SearchPage, SearchError>

nonisolated extension Outcome {
  /// The time of the tests.
  static let time = Date(timeIntervalSince1970: 300_000_000)
}

nonisolated extension SearchReply {
  /// When the responses of the tests arrive, which is not a whole second.
  static let arrival = Outcome.time + 0.25

  /// What `page` returns or throws for such a response.
  static func outcome(
    status: Int, headers: [String: String] = [:], data: Data = Data()
  ) -> Outcome {
    Outcome { () throws(SearchError) in
      try SearchReply(
        status: status, headers: SearchHeaders(headers), data: data, time: arrival
      ).page
    }
  }
}

nonisolated extension SearchError {
  /// All errors; the limit is one that delays nothing.
  static let all: [SearchError] = [
    .busy, .offline, .limited(until: Outcome.time - 60), .refused("Too long."), .refused(""),
    .unreadable,
  ]
}

nonisolated extension Outcome {
  var page: SearchPage? { try? get() }
  var isPage: Bool { page != nil }
  var isLimited: Bool {
    if case .failure(.limited) = self { true } else { false }
  }
}
