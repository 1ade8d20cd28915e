import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The presenter")
  struct ThePresenter {
    let list = PresenterAndDoubles()

    @Test func `A search that fails can be tried again`() async {
      await list.typeAndEndPause("vip")
      await when { list.presenter.didFail(with: .offline, having: SearchResult()) }
      expect(list.view.state, equals: .failed(reason: SearchError.offline.reason))

      await when { list.presenter.didSelectRetry() }
      expect(list.view.state, equals: .searching)
      expect(list.interactor.searches, equals: ["vip", "vip"])
    }

    @Test func `One more space is still the same query`() async {
      await list.typeAndEndPause("vip")

      await list.typeAndEndPause(" vip ")

      expect(list.interactor.searches, equals: ["vip"])
      expect(list.view.state, equals: .searching)
    }

    @Test func `The next page is loading until it arrives`() async {
      let found = SearchResult(repos: [.maps], total: 40, hasMore: true)
      await when { list.presenter.didFind(found) }
      await when { list.presenter.didSelectMore() }
      let summary = "1 of 40 repositories"
      let loading = RepoListState.found([RepoRow(.maps)], summary: summary, more: .loading)
      expect(list.view.state, equals: loading)
      expect(list.interactor.fetches, equals: 1)

      await when { list.presenter.didFind(found) }
      let offered = RepoListState.found([RepoRow(.maps)], summary: summary, more: .offered)
      expect(list.view.state, equals: offered)
    }

    @Test func `After the last page, there is nothing to load`() async {
      await when { list.presenter.didFind(SearchResult(repos: [.maps], total: 1)) }
      let before = list.view.state

      await when { list.presenter.didSelectMore() }

      expect(list.view.state, equals: before)
      expect(list.interactor.fetches, equals: 0)
    }

    @Test(arguments: [(0, "Nothing was found."), (1, "1 repository"), (3, "2 of 3 repositories")])
    func `The list shows the total`(total: Int, summary: String) async {
      let repos = Array([Repo.maps, .notes].prefix(total))

      await when { list.presenter.didFind(SearchResult(repos: repos, total: total)) }

      let state = RepoListState.found(repos.map(RepoRow.init), summary: summary, more: .none)
      expect(list.view.state, equals: state)
    }

    @Test func `A tap opens a repository of the list, and no other`() async {
      await when { list.presenter.didFind(SearchResult(repos: [.maps], total: 1)) }

      await when {
        list.presenter.didSelectRepo(id: Repo.maps.id)
        list.presenter.didSelectRepo(id: Repo.notes.id)
      }

      expect(list.router.opened, equals: [.maps])
    }
  }
}
