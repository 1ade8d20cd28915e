import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("More", .letsGo(Rule.waitingKeepsNobody))
  struct More {
    let search = InteractorHarness()
    let list = PresenterHarness()
    /// Where the page after the first one is.
    static let second = "https://a.example/2"

    @Test func `5.9 A page that is on its way is asked for once`() async throws {
      await search.find(.first, for: "viper")
      let outcomes: [Outcome] = [.failure(.busy), .failure(.offline), .success(.last)]
      for (taps, outcome) in zip([1, 3, 2], outcomes) {
        await search.step { for _ in 1...taps { search.interactor.fetchMore() } }
        try #require(!search.scene.questions.isEmpty, Rule.requestEnds)
        try #require(search.scene == Scene(questions: [Self.second]), Rule.oneRequest)
        for _ in 1...2 {
          await search.quietStep { search.interactor.fetchMore() }
          try #require(search.scene == Scene(), Rule.oneRequest)
        }
        await search.step { search.service.answer(with: outcome) }
        try #require(search.scene.told.count == 1, Rule.requestEnds)
      }
    }

    @Test func `5.9 A page after the other is asked for`() async throws {
      await search.find(.first, for: "viper")
      for number in 2...4 {
        await search.step { search.interactor.fetchMore() }
        let address = "https://a.example/\(number)"
        try #require(search.scene == Scene(questions: [address]), Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try #require(search.scene == Scene(), Rule.oneRequest)
        await search.step { search.service.answer(with: .success(.page(number))) }
      }
      // Whoever hears of a page may want the next one at once.
      await search.step { search.interactor.fetchMore() }
      search.output.whenTold = { [search] in search.interactor.fetchMore() }
      await search.step { search.service.answer(with: .success(.page(5))) }
      #expect(search.scene.questions == ["https://a.example/6"], Rule.requestEnds)
      search.service.answerAll()
    }

    @Test func `5.9 A new question has pages of its own`() async throws {
      for isStopped in [true, false, true] {
        await search.find(.first, for: "vip")
        await search.step { search.interactor.fetchMore() }
        try #require(!search.scene.questions.isEmpty, Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try #require(search.scene == Scene(), Rule.oneRequest)
        let old = search.service.questionCount
        if isStopped { await search.quietStep { search.interactor.stop() } }
        await search.step { search.interactor.search(for: "viper") }
        try #require(search.scene == Scene(questions: ["viper"]), Rule.newQuestionIsAsked)
        await search.step { search.service.answer(with: .success(.first)) }
        await search.step { search.interactor.fetchMore() }
        try #require(search.scene == Scene(questions: [Self.second]), Rule.requestEnds)

        await search.quietStep { search.service.answer(old, with: .success(.last)) }
        await search.quietStep { search.interactor.fetchMore() }
        try #require(search.scene.questions == [], Rule.lateEndsNothing)
        await search.step { search.service.answer(with: .failure(.busy)) }
      }
    }

    @Test func `5.10 Pages add up`() async throws {
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

          let new = repos.filter { !all.contains($0) }
          let isOverlapping = new.count < repos.count
          all += new
          let found = SearchResult(repos: all, total: 40 + number, hasMore: next != nil)
          let rule = isOverlapping ? Rule.eachOnce : Rule.pagesAddUp
          try #require(search.scene == Scene(told: [.found(found)]), rule)
        }
      }
    }

    /// Pages that follow each other, the later ones with something of the earlier.
    static let pageLists: [[[Repo]]] = [
      [[.maps, .notes], [.ferry], [.lanterns]],
      [[.maps, .notes], [.notes, .ferry], [.maps, .lanterns, .notes]],
      [[.notes], [], [.maps]], [[], [.ferry]], [[.ferry, .maps], [.maps, .ferry], [.lanterns]],
      [Array(Repo.many.dropLast(26)), Array(Repo.many[2...])].map { Array($0.prefix(9)) },
    ]

    @Test func `5.10 A page that fails takes nothing away, and is asked for again`() async throws {
      await search.find(.first, for: "viper")
      let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
      for error in [SearchError.busy, .offline, .unreadable, .refused("Gone.")] {
        await search.step { search.interactor.fetchMore() }
        try #require(search.scene == Scene(questions: [Self.second]), Rule.samePageAgain)
        await search.step { search.service.answer(with: .failure(error)) }
        try #require(
          search.scene == Scene(told: [.failed(error, having: found)]), Rule.failureKeepsFound)
      }
      await search.step { search.interactor.fetchMore() }
      await search.step { search.service.answer(with: .success(.last)) }
      let all = SearchResult(repos: [.maps, .notes, .ferry], total: 3, hasMore: false)
      #expect(search.scene == Scene(told: [.found(all)]), Rule.eachOnce)
    }

    @Test func `5.10 The presenter fails small, and shows a first failure alone`() async throws {
      for repos in [[.maps], [.ferry, .notes], Repo.many] {
        let found = SearchResult(repos: repos, total: 40, hasMore: true)
        for error in [SearchError.busy, .offline, .limited(until: Outcome.time)] {
          await list.step { list.presenter.didFind(found) }
          await list.step { list.presenter.didSelectMore() }
          await list.step { list.presenter.didFail(with: error, having: found) }
          let state = RepoListState.found(
            repos.map(RepoRow.init), summary: "\(repos.count) of 40 repositories",
            more: .failed(reason: error.reason))
          try #require(list.scene == Scene(state: state), Rule.failureKeepsFound)
        }
      }
      for repos in [[], [Repo.maps]] {
        for error in [SearchError.busy, .offline, .refused("Too long.")] {
          let found = SearchResult(repos: repos, total: repos.count, hasMore: false)
          await list.step { list.presenter.didFind(found) }
          await list.step { list.presenter.didFail(with: error, having: SearchResult()) }
          let state = RepoListState.failed(reason: error.reason)
          try #require(list.scene == Scene(state: state), Rule.nothingFoundFailsWhole)
        }
      }
    }
  }
}

nonisolated extension SearchPage {
  /// A page with one repository of its own, and another page after it.
  fileprivate static func page(_ number: Int) -> SearchPage {
    SearchPage(
      repos: [Repo.many[number + 4]], total: 40,
      next: URL(string: "https://a.example/\(number + 1)"))
  }
}
