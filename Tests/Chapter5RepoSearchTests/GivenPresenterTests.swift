import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The presenter")
  struct ThePresenter {
    let view = RepoListViewSpy()
    let interactor = RepoListInteractorSpy()
    let router = RepoListRouterSpy()
    let pause = PauseStub()
    let presenter: RepoListPresenter

    init() {
      presenter = RepoListPresenter(interactor: interactor, router: router, pause: pause)
      presenter.view = view
    }

    /// Types texts one after the other, and then nothing until the interactor was asked so often.
    private func type(_ texts: String..., searches: Int) async {
      for text in texts {
        presenter.didChangeText(text)
        await settle()
      }
      pause.end()
      _ = await eventually { interactor.searches.count == searches }
      await settle()
    }

    @Test func `Whoever types is asked for once, when the typing pauses`() async {
      await type("v", "vi", "vip", searches: 1)
      #expect(interactor.searches == ["vip"])
      #expect(view.states == [.searching, .searching, .searching])
      await type("vip ", searches: 1)
      #expect(interactor.searches == ["vip"])
    }

    @Test func `An empty field shows nothing, and asks nobody`() async {
      await type("vip", " ", searches: 0)
      #expect(interactor.searches == [])
      #expect(view.states == [.searching, .idle])
      #expect(interactor.stops == 2)
    }

    @Test func `What was found stays when its next page fails`() {
      let found = SearchResult(repos: [.maps], total: 40, hasMore: true)
      presenter.didFind(found)
      presenter.didSelectMore()
      presenter.didFail(with: .busy, having: found)
      let rows = [RepoRow(.maps)]
      let states = [.offered, .loading, .failed(reason: SearchError.busy.reason)].map {
        RepoListState.found(rows, summary: "1 of 40 repositories", more: $0)
      }
      #expect(view.states == states)
      #expect(interactor.fetches == 1)
    }

    @Test func `A first search that fails can be tried again`() async {
      await type("vip", searches: 1)
      presenter.didFail(with: .offline, having: SearchResult())
      presenter.didSelectRetry()
      #expect(view.states == [.searching, .failed(reason: SearchError.offline.reason), .searching])
      #expect(interactor.searches == ["vip", "vip"])
    }

    @Test(arguments: [(0, "Nothing was found."), (1, "1 repository"), (3, "2 of 3 repositories")])
    func `The list says how many there are`(total: Int, summary: String) {
      let repos = Array([Repo.maps, .notes].prefix(total))
      presenter.didFind(SearchResult(repos: repos, total: total, hasMore: false))
      #expect(view.states == [.found(repos.map(RepoRow.init), summary: summary, more: .none)])
    }

    @Test func `A repository that is there is opened`() {
      presenter.didFind(SearchResult(repos: [.maps], total: 1, hasMore: false))
      presenter.didSelectRepo(id: Repo.maps.id)
      presenter.didSelectRepo(id: Repo.notes.id)
      #expect(router.opened == [.maps])
    }
  }
}
