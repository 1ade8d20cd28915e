import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The presenter")
  struct ThePresenter {
    let list = PresenterHarness()

    @Test func `A search that fails can be tried again`() async {
      await list.type("vip")
      await list.pauseTyping()
      await list.step { list.presenter.didFail(with: .offline, having: SearchResult()) }
      expect(list.recorded, equals: Recording(state: .failed(reason: SearchError.offline.reason)))
      await list.step { list.presenter.didSelectRetry() }
      expect(list.recorded, equals: Recording(state: .searching, searches: ["vip"]))
    }

    @Test func `One more space is still the same query`() async {
      await list.type("vip")
      await list.pauseTyping()
      await list.step {
        list.presenter.didChangeText(" vip ")
        list.pause.endAll()
      }
      expect(list.recorded, equals: Recording(state: .searching))
    }

    @Test func `The next page is loading until it arrives`() async {
      let found = SearchResult(repos: [.maps], total: 40, hasMore: true)
      for more in [RepoListState.More.loading, .offered] {
        await list.step { list.presenter.didFind(found) }
        if more == .loading { await list.step { list.presenter.didSelectMore() } }
        let state = RepoListState.found(
          [RepoRow(.maps)], summary: "1 of 40 repositories", more: more)
        expect(list.recorded, equals: Recording(state: state, fetches: more == .loading ? 1 : 0))
      }
    }

    @Test func `After the last page, there is nothing to load`() async {
      await list.step { list.presenter.didFind(SearchResult(repos: [.maps], total: 1)) }
      let before = list.recorded
      await list.step { list.presenter.didSelectMore() }
      expect(list.recorded, equals: before)
    }

    @Test(arguments: [(0, "Nothing was found."), (1, "1 repository"), (3, "2 of 3 repositories")])
    func `The list shows the total`(total: Int, summary: String) async {
      let repos = Array([Repo.maps, .notes].prefix(total))
      let found = SearchResult(repos: repos, total: total, hasMore: false)
      await list.step { list.presenter.didFind(found) }
      let state = RepoListState.found(repos.map(RepoRow.init), summary: summary, more: .none)
      expect(list.recorded, equals: Recording(state: state))
    }

    @Test func `A tap opens a repository of the list, and no other`() async {
      let found = SearchResult(repos: [.maps], total: 1, hasMore: false)
      await list.step { list.presenter.didFind(found) }
      await list.step {
        list.presenter.didSelectRepo(id: Repo.maps.id)
        list.presenter.didSelectRepo(id: Repo.notes.id)
      }
      expect(list.recorded.opened, equals: [.maps])
    }
  }
}
