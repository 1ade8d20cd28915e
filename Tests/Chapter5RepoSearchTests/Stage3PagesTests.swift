import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.10 Pages are appended in order, without duplicates`() async throws {
    for pages in Self.pageLists {
      var all: [Repo] = []
      for (number, repos) in zip(1..., pages) {
        let next = number < pages.count ? URL(string: "https://a.example/\(number + 1)") : nil
        await search.step {
          if number == 1 {
            search.interactor.search(for: "viper")
          } else {
            search.interactor.fetchMore()
          }
        }
        let page = SearchPage(repos: repos, total: 40 + number, next: next)
        await search.step { search.service.answer(with: .success(page)) }

        let known = Set(all.map(\.id))
        let new = repos.filter { !known.contains($0.id) }
        let isOverlapping = new.count < repos.count
        all += new
        let rule = isOverlapping ? Rule.eachOnce : Rule.pagesAreAppended
        try require(search.recorded.foundNames, equals: all.map(\.name), rule)
        // A repository that has changed in the meantime may be shown in its old or in its new state.
        guard repos.allSatisfy(all.contains) else { continue }
        let found = SearchResult(repos: all, total: 40 + number, hasMore: next != nil)
        try require(search.recorded, equals: Recording(delivered: [.found(found)]), rule)
      }
    }
  }

  /// Lists of pages, some of which overlap.
  static let pageLists: [[[Repo]]] = [
    [[.maps, .notes], [.ferry], [.lanterns]],
    [[.maps, .notes], [.notes, .ferry], [.maps, .lanterns, .notes]],
    [[.maps, .notes], [.ferry, .lanterns], [.maps]],
    [[.maps, .notes], [.notes.starred, .ferry]],
    [[.notes], [], [.maps]], [[], [.ferry]], [[.ferry, .maps], [.maps, .ferry], [.lanterns]],
    [Array(Repo.many.dropLast(26)), Array(Repo.many[2...])].map { Array($0.prefix(9)) },
  ]

  @Test func `5.10 A failed page removes nothing, and can be requested again`() async throws {
    await search.find(.first, for: "viper")
    let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
    for error in [SearchError.busy, .offline, .unreadable, .refused("Gone.")] {
      await search.step { search.interactor.fetchMore() }
      try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.samePageAgain)
      await search.step { search.service.answer(with: .failure(error)) }
      try require(
        search.recorded, equals: Recording(delivered: [.failed(error, having: found)]),
        Rule.errorKeepsResults)
    }
    await search.step { search.interactor.fetchMore() }
    await search.step { search.service.answer(with: .success(.last)) }
    let all = SearchResult(repos: [.maps, .notes, .ferry], total: 3, hasMore: false)
    expect(search.recorded, equals: Recording(delivered: [.found(all)]), Rule.eachOnce)
  }

  @Test func `5.10 After an error, the presenter keeps the results that it has`() async throws {
    for repos in [[.maps], [.ferry, .notes], Repo.many] {
      let found = SearchResult(repos: repos, total: 40, hasMore: true)
      for error in [SearchError.busy, .offline, .limited(until: Outcome.time)] {
        await list.step { list.presenter.didFind(found) }
        await list.step { list.presenter.didSelectMore() }
        await list.step { list.presenter.didFail(with: error, having: found) }
        let state = RepoListState.found(
          repos.map(RepoRow.init), summary: "\(repos.count) of 40 repositories",
          more: .failed(reason: error.reason))
        try require(list.recorded, equals: Recording(state: state), Rule.errorKeepsResults)
      }
    }
    for repos in [[], [Repo.maps]] {
      for error in [SearchError.busy, .offline, .refused("Too long.")] {
        let found = SearchResult(repos: repos, total: repos.count, hasMore: false)
        await list.step { list.presenter.didFind(found) }
        await list.step { list.presenter.didFail(with: error, having: SearchResult()) }
        let state = RepoListState.failed(reason: error.reason)
        try require(list.recorded, equals: Recording(state: state), Rule.onlyTheError)
      }
    }
  }
}

nonisolated extension Repo {
  /// The same repository, with one more star.
  fileprivate var starred: Repo {
    Repo(id: id, name: name, summary: summary, language: language, stars: stars + 1)
  }
}

extension Recording {
  /// The names of what was delivered, if there was exactly one delivery.
  fileprivate var foundNames: [String]? {
    guard delivered.count == 1, case .found(let result) = delivered.first else { return nil }
    return result.repos.map(\.name)
  }
}
