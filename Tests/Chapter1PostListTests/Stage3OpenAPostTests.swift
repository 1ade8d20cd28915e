import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Open a post")
  struct OpenAPost {
    @Test func `1.8 The presenter has the wireframe open the tapped post`() async throws {
      let list = PresenterAndDoubles()

      await when { list.presenter.didSelectPost(.harbour) }

      try require(list.wireframe.opened, equals: [.harbour], Rule.presenterRoutes)
    }

    @Test func `1.8 The presenter has the wireframe open a post even without a view`() async throws
    {
      let list = PresenterAndDoubles()
      // As if the view had been deallocated.
      list.presenter.view = nil

      await when { list.presenter.didSelectPost(.harbour) }

      try require(list.wireframe.opened, equals: [.harbour], Rule.routingNeedsNoView)
    }

    @Test func `1.8 The presenter opens the post of each tap, and does nothing else`() async {
      // `didSelectPost(_:)` arrives for different posts and for the same one again, also while the
      // view is nil. Each time, the wireframe is asked once to open exactly this post. The screen
      // stays as it is, and nothing else is called.
      await presenterJudge.judge(exercise: 8)
    }

    @Test func `1.9 The wireframe builds a detail that shows its post`() async throws {
      let navigator = Navigator()
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      await when { navigator.push(screen) }

      try require(
        screen.title, equals: "The ferry", Rule.ofMissingConnection(in: screen, for: .ferry))
    }

    @Test func `1.9 The wireframe connects all objects of the detail`() throws {
      let navigator = Navigator()

      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      // Each object knows the others that it calls. Whether the interactor has the post is part of
      // the next test.
      let view = try #require(screen as? PostDetailView)
      let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
      #expect(presenter.view === view, Rule.presenterReachesView)
      #expect(presenter.wireframe != nil, Rule.presenterReachesWireframe)
      let interactor = try #require(presenter.interactor, Rule.presenterReachesInteractor)
      #expect(interactor.presenter === presenter, Rule.interactorReachesPresenter)
    }

    @Test func `1.9 The wireframe gives each detail its own objects, and its post`() throws {
      let navigator = Navigator()
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
      // A second detail is built, so objects that both share would now have the harbour.
      let other = PostDetailWireframe.makePostDetailModule(for: .harbour, navigator: navigator)

      let view = try #require(screen as? PostDetailView)
      let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
      let interactor = try #require(presenter.interactor, Rule.presenterReachesInteractor)
      let otherPresenter = (other as? PostDetailView)?.presenter
      #expect(presenter !== otherPresenter, Rule.detailHasOwnObjects)
      #expect(interactor !== otherPresenter?.interactor, Rule.detailHasOwnObjects)
      try require(interactor.post, equals: .ferry, Rule.routeCarriesPost)
    }

    @Test func `1.9 No object of the detail stays in memory without its screen`() throws {
      let navigator = Navigator()

      // Lists the types of the watched objects that are still in memory after the closure has
      // returned. The screen is gone by then, because the navigator doesn't show it, so only the
      // closure has it. To pass, connect the objects, and store none of them anywhere else.
      let keptInMemory = try LeakDetector.survivors { detector in
        let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
        // The presenter, the interactor and the wireframe of the detail are watched.
        try PostDetailCheck.watchObjects(of: screen, with: detector)

        // The detail shows its post. If a connection is missing, the failure prints its rule.
        screen.loadViewIfNeeded()
        try require(
          screen.title, equals: "The ferry", Rule.ofMissingConnection(in: screen, for: .ferry))
        // "Close" closes nothing here. It only sends a message through all objects.
        screen.didSelectRow(at: 0)
      }

      expect(keptInMemory, equals: [], Rule.detailGoesWithScreen)
    }

    @Test func `1.9 Each of many details shows its own post, and closes itself`() async throws {
      // After a detail was built, nothing is shown, opened or requested yet.
      try await PostDetailCheck().requireNothingStarted()
      // While many details exist, the interactor of each one has the post it was built for.
      try await PostDetailCheck().requireOwnPosts()
      // Many details are open in two windows. Each shows its own post, and its row "Close" removes
      // it, and no other screen.
      try await PostDetailCheck().requireOwnScreens()
    }
  }
}
