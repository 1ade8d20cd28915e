import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.10 Pages are appended in order, without duplicates`() async throws {
    for pages in Self.pageLists {
      var all: [Repo] = []
      for (number, repos) in zip(1..., pages) {
        let next = await load(repos, asPage: number, of: pages.count)

        let known = Set(all.map(\.id))
        let new = repos.filter { !known.contains($0.id) }
        let isOverlapping = new.count < repos.count
        all += new
        // Each is there once, but in another place.
        let isMoved =
          search.recorded.foundIDs != all.map(\.id)
          && search.recorded.foundIDs.sorted() == all.map(\.id).sorted()
        let rule = isOverlapping && !isMoved ? Rule.eachOnce : Rule.pagesAreAppended
        try require(search.recorded.foundNames, equals: all.map(\.name), rule)
        // A repository that has changed in the meantime may be shown in its old or in its new state.
        let shown = Dictionary(all.map { ($0.id, $0) }) { $1 }
        guard repos.allSatisfy({ shown[$0.id] == $0 }) else { continue }
        let found = SearchResult(repos: all, total: 40 + number, hasMore: next != nil)
        try require(
          search.recorded, equals: Recording(delivered: [.found(found)]), Rule.pageIsMoreThanRows)
      }
    }
  }

  /// Requests a page, and responds with it.
  ///
  /// - Returns: The address of the next page; nil after the last one.
  private func load(_ repos: [Repo], asPage number: Int, of count: Int) async -> URL? {
    let next = number < count ? URL(string: "https://a.example/\(number + 1)") : nil
    await search.step {
      if number == 1 {
        search.interactor.search(for: "viper")
      } else {
        search.interactor.fetchMore()
      }
    }
    let page = SearchPage(repos: repos, total: 40 + number, next: next)
    await search.step { search.service.answer(with: .success(page)) }
    return next
  }

  /// Lists of pages, some of which overlap.
  static let pageLists: [[[Repo]]] = [
    [[.maps, .notes], [.ferry], [.lanterns]],
    [[.maps, .notes], [.notes, .ferry], [.maps, .lanterns, .notes]],
    [[.maps, .notes], [.ferry, .lanterns], [.maps]],
    [[.maps, .notes], [.notes.starred, .ferry]],
    [[.notes], [], [.maps]], [[], [.ferry]], [[.ferry, .maps], [.maps, .ferry], [.lanterns]],
    [Array(Repo.many.dropLast(26)), Array(Repo.many[2...])].map { Array($0.prefix(9)) },
    [Repo.odd, [.maps] + Repo.odd],
    // A long list, whose last pages begin with what was loaded first.
    [
      Array(Repo.crowd[..<600]), Array(Repo.crowd[..<300] + Repo.crowd[600..<1_200]),
      Array(Repo.crowd[..<9] + Repo.crowd[1_200...]),
    ],
  ]

  @Test func `5.10 A repository is recognized by its id, whatever it is called`() async throws {
    let pages: [[Repo]] = [
      [.maps, .notes], [.maps.called("quay/charts"), .ferry.called("a/notes")],
      [.notes.called("quay/ferry"), .lanterns],
    ]
    for (number, repos) in zip(1..., pages) {
      _ = await load(repos, asPage: number, of: pages.count)
    }
    let ids = [Repo.maps, .notes, .ferry, .lanterns].map(\.id)
    expect(search.recorded.foundIDs, equals: ids, Rule.eachOnce)
  }

  @Test func `5.10 A failed page removes nothing, and can be requested again`() async throws {
    await search.find(.first, for: "viper")
    let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
    for error in [SearchError.busy, .offline, .unreadable, .refused("Gone.")] {
      await search.step { search.interactor.fetchMore() }
      try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.samePageAgain)
      await search.step { search.service.answer(with: .failure(error)) }
      let isSorted =
        search.recorded.failedIDs != found.repos.map(\.id)
        && search.recorded.failedIDs.sorted() == found.repos.map(\.id).sorted()
      try require(
        search.recorded, equals: Recording(delivered: [.failed(error, having: found)]),
        isSorted ? Rule.pagesAreAppended : Rule.errorKeepsResults)
    }
    await search.step { search.interactor.fetchMore() }
    await search.step { search.service.answer(with: .success(.last)) }
    let all = SearchResult(repos: [.maps, .notes, .ferry], total: 3, hasMore: false)
    expect(search.recorded, equals: Recording(delivered: [.found(all)]), Rule.eachOnce)
  }

  @Test func `5.10 However many pages arrive or fail, each repository is there once`() async throws
  {
    for seed in 1...8 {
      try await InteractorWalk(.overlaps, seed: seed).take(60) { fault, walk in
        switch fault {
        case .tooManyRequests: Rule.oneRequest
        case .requests: walk.isSearch ? Rule.newSearchStarts : Rule.samePageAgain
        case .afterStop, .stale: Rule.staleIsIgnored
        case .delivery where walk.hasDuplicates: Rule.eachOnce
        case .delivery: walk.step == .error ? Rule.errorKeepsResults : Rule.pagesAreAppended
        }
      }
    }
  }
}

nonisolated extension Repo {
  /// The same repository, with one more star.
  fileprivate var starred: Repo {
    Repo(id: id, name: name, summary: summary, language: language, stars: stars + 1)
  }

  /// The same repository, with another name.
  fileprivate func called(_ name: String) -> Repo {
    Repo(id: id, name: name, summary: summary, language: language, stars: stars)
  }
}

extension Recording {
  /// The names of what was delivered, if there was exactly one delivery.
  fileprivate var foundNames: [String]? { found?.map(\.name) }

  fileprivate var foundIDs: [Repo.ID] { found?.map(\.id) ?? [] }

  /// The ids of what was delivered with an error, if there was exactly one delivery.
  fileprivate var failedIDs: [Repo.ID] {
    guard delivered.count == 1, case .failed(_, let result) = delivered.first else { return [] }
    return result.repos.map(\.id)
  }

  private var found: [Repo]? {
    guard delivered.count == 1, case .found(let result) = delivered.first else { return nil }
    return result.repos
  }
}
