import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Open a post")
  struct OpenAPost {
    let navigator = Navigator()

    @Test func `1.8 The presenter has the wireframe open the tapped post`() async throws {
      let list = PresenterAndDoubles()

      await when { list.presenter.didSelectPost(.harbour) }

      try require(list.wireframe.opened, equals: [.harbour], Rule.presenterRoutes)
    }

    @Test func `1.8 The presenter opens a post without a view`() async throws {
      let list = PresenterAndDoubles()
      list.presenter.view = nil

      await when { list.presenter.didSelectPost(.harbour) }

      try require(list.wireframe.opened, equals: [.harbour], Rule.routingNeedsNoView)
    }

    @Test func `1.8 The presenter opens the post of each tap, and does nothing else`() async {
      // Sends `didSelectPost(_:)` in hundreds of orders, and looks at which posts the wireframe
      // opens.
      await presenterJudge.judge(exercise: 8)
    }

    @Test func `1.9 The detail shows its post`() async throws {
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      await when { navigator.push(screen) }

      try require(
        screen.title, equals: "The ferry", PostDetailCheck.brokenRule(in: screen, of: .ferry))
    }

    @Test func `1.9 The wireframe connects all objects of the detail`() throws {
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

    @Test func `1.9 The wireframe passes the post to an interactor of this detail`() throws {
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
      let other = PostDetailWireframe.makePostDetailModule(for: .harbour, navigator: navigator)

      let view = try #require(screen as? PostDetailView)
      let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
      let interactor = try #require(presenter.interactor, Rule.presenterReachesInteractor)
      let otherPresenter = (other as? PostDetailView)?.presenter
      #expect(presenter !== otherPresenter, Rule.detailHasOwnObjects)
      #expect(interactor !== otherPresenter?.interactor, Rule.detailHasOwnObjects)
      try require(interactor.post, equals: .ferry, Rule.routeCarriesPost)
    }

    @Test func `1.9 The detail is deallocated with its screen`() throws {
      let survivors = try LeakDetector.survivors { detector in
        let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
        let view = try #require(screen as? PostDetailView)
        let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
        detector.watch(presenter)
        detector.watch(try #require(presenter.interactor, Rule.presenterReachesInteractor))
        detector.watch(try #require(presenter.wireframe, Rule.presenterReachesWireframe))
        screen.loadViewIfNeeded()
        try require(
          screen.title, equals: Post.ferry.title, PostDetailCheck.brokenRule(in: screen, of: .ferry)
        )
        screen.didSelectRow(at: 0)
      }
      expect(survivors, equals: [], Rule.detailGoesWithScreen)
    }

    @Test func `1.9 Each detail shows its own post, and closes`() async throws {
      try await PostDetailCheck().startNothing()
      try await PostDetailCheck().haveTheirPosts()
      try await PostDetailCheck().showTheirPosts()
    }
  }
}
