import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Open a post")
  struct OpenAPost {
    let navigator = Navigator()

    @Test func `1.8 The presenter asks the wireframe to open the tapped post`() async {
      let view = PostListViewSpy()
      let wireframe = PostListWireframeSpy()
      let presenter = PostListPresenter()
      presenter.view = view
      presenter.wireframe = wireframe

      presenter.didSelectPost(.harbour)
      await settle()

      #expect(wireframe.shownPosts == [.harbour], Rule.presenterRoutes)
    }

    @Test func `1.8 The presenter opens a post without a view`() async {
      let wireframe = PostListWireframeSpy()
      let presenter = PostListPresenter()
      presenter.wireframe = wireframe

      presenter.didSelectPost(.harbour)
      await settle()

      #expect(wireframe.shownPosts == [.harbour], Rule.routingNeedsNoView)
    }

    @Test func `1.9 The wireframe connects every arrow of the detail`() throws {
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      let view = try #require(screen as? PostDetailView)
      try #require(view.presenter != nil, Rule.viewReachesPresenter)
      let presenter = try #require(view.presenter)
      #expect(presenter.view === view, Rule.presenterReachesView)
      #expect(presenter.wireframe != nil, Rule.presenterReachesWireframe)
      try #require(presenter.interactor != nil, Rule.presenterReachesInteractor)
      let interactor = try #require(presenter.interactor)
      #expect(interactor.presenter === presenter, Rule.interactorReachesPresenter)
    }

    @Test func `1.9 The wireframe passes the post on to the interactor`() throws {
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      let view = try #require(screen as? PostDetailView)
      let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
      let interactor = try #require(presenter.interactor, Rule.presenterReachesInteractor)
      #expect(interactor.post == .ferry, Rule.routeCarriesPost)
    }

    @Test func `1.9 The detail shows the post that was opened`() throws {
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      navigator.push(screen)

      #expect(screen.title == Post.ferry.title, Rule.detailShowsPost)
    }

    @Test func `1.9 The detail goes when its screen goes`() throws {
      let survivors = try Probes.survivors { probes in
        let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
        let view = try #require(screen as? PostDetailView)
        let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
        probes.watch(presenter)
        probes.watch(try #require(presenter.interactor, Rule.presenterReachesInteractor))
        probes.watch(try #require(presenter.wireframe, Rule.presenterReachesWireframe))
      }
      #expect(survivors == [], Rule.detailGoesWithScreen)
    }
  }
}
