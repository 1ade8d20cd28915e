import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What is read of many pages.
enum PageCheck {
  /// Which texts make a page unreadable if they are missing.
  static var missingTextsThatEndDecoding: [Finding] {
    [("description", Repo.ferry), ("language", .maps)].flatMap { name, repo in
      [(false, "null"), (true, "left out")].compactMap { isBrief, words in
        SearchPage(decoding: [repo].json(total: 40, isBrief: isBrief), next: nil) == nil
          ? Finding("the \(name) is \(words)") : nil
      }
    }
  }

  /// The first repositories that were read otherwise than they were sent.
  static var changedRepos: [Finding] {
    let wrong = Repo.lists.flatMap { repos in
      [false, true].compactMap { isBrief -> Finding? in
        let data = repos.json(total: 40, isBrief: isBrief)
        let found = SearchPage(decoding: data, next: nil)?.repos ?? []
        let pair = zip(repos, found).first { $0 != $1 || $0.spelled != $1.spelled }
        if let pair { return Finding("\(pair.1.debugDescription) for \(pair.0.debugDescription)") }
        return found.count == repos.count ? nil : Finding("\(found.count) of \(repos.count)")
      }
    }
    return Array(wrong.prefix(3))
  }

  static var wrongTotals: [Finding] {
    pages.filter { $0.found?.total != $0.total }.map { page in
      Finding("\(page.found.map { "\($0.total)" } ?? "no page") for \(page.total)")
    }
  }

  static var wrongNextAddresses: [Finding] {
    pages.filter { $0.found?.next != $0.next }.map { page in
      let address = page.next?.absoluteString ?? "none"
      return Finding("\(page.found?.next?.absoluteString ?? "none") for \(address)")
    }
  }

  private static var pages: [(total: Int, next: URL?, found: SearchPage?)] {
    let next = URL(string: "https://search.example/search/repositories?q=viper&page=7")
    let facts: [(Int, URL?)] = [
      (40, next), (2, nil), (1_041, next), (30_000_000_000, nil), (2, next), (40, nil), (0, nil),
    ]
    return facts.flatMap { total, next in
      ([[.lanterns, .lanterns], [.lanterns], []] as [[Repo]]).map { repos in
        (total, next, SearchPage(decoding: repos.json(total: total), next: next))
      }
    }
  }
}

nonisolated extension Repo {
  /// Its texts, with the number of each scalar outside ASCII.
  fileprivate var spelled: [String?] { [name, summary, language].map { $0?.spelled } }
}
