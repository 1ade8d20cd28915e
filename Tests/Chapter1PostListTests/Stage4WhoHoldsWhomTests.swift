import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Who holds whom")
  struct WhoHoldsWhom {
    @Test func `1.10 The presenter borrows its view`() {
      let presenter = PostListPresenter()
      weak var leftoverView: PostListViewSpy?
      do {
        let view = PostListViewSpy()
        presenter.view = view
        leftoverView = view
      }
      #expect(leftoverView == nil, Rule.weakView)
    }

    @Test func `1.10 The interactor borrows its presenter`() {
      let interactor = PostListInteractor()
      weak var leftoverPresenter: PostListOutputSpy?
      do {
        let presenter = PostListOutputSpy()
        interactor.presenter = presenter
        leftoverPresenter = presenter
      }
      #expect(leftoverPresenter == nil, Rule.weakOutput)
    }

    @Test func `1.10 The remote data manager borrows its handler`() {
      let server = OfflineServer()
      let manager = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
      weak var leftoverHandler: PostListRequestHandlerSpy?
      do {
        let handler = PostListRequestHandlerSpy()
        manager.remoteRequestHandler = handler
        leftoverHandler = handler
      }
      #expect(leftoverHandler == nil, Rule.weakHandler)
    }

    @Test func `1.10 The whole list lives as long as its screen, and no longer`() throws {
      let server = OfflineServer()
      let navigator = Navigator()
      let survivors = try Probes.survivors { probes in
        let screen = PostListWireframe.makePostListModule(
          navigator: navigator, session: server.makeSession(), server: server.url,
          store: URL(filePath: "/nowhere/posts.json"))
        let view = try #require(screen as? PostListView)
        let presenter = try #require(view.presenter, Rule.strongForward)
        let interactor = try #require(presenter.interactor, Rule.strongForward)
        probes.watch(presenter)
        probes.watch(interactor)
        probes.watch(try #require(presenter.wireframe, Rule.strongForward))
        probes.watch(try #require(interactor.localDataManager, Rule.strongForward))
        probes.watch(try #require(interactor.remoteDataManager, Rule.strongForward))
      }
      #expect(survivors == [], Rule.listGoesWithScreen)
    }
  }
}
