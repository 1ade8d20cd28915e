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

    @Test func `1.8 The presenter has the wireframe open a post even without a view`() async throws
    {
      let list = PresenterAndDoubles()
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
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      await when { navigator.push(screen) }

      // If the title differs, the rule is that of the connection that is missing.
      let rule = PostDetailCheck.ruleOfMissingConnection(in: screen, of: .ferry)
      try require(screen.title, equals: "The ferry", rule)
    }

    @Test func `1.9 The wireframe connects all objects of the detail`() throws {
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)

      let view = try #require(screen as? PostDetailView)
      let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
      #expect(presenter.view === view, Rule.presenterReachesView)
      #expect(presenter.wireframe != nil, Rule.presenterReachesWireframe)
      let interactor = try #require(presenter.interactor, Rule.presenterReachesInteractor)
      #expect(interactor.presenter === presenter, Rule.interactorReachesPresenter)
    }

    @Test func `1.9 The wireframe gives each detail its own objects, and its post`() throws {
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
      // Names the watched objects that are still in memory after the closure has returned.
      let keptInMemory = try LeakDetector.survivors { detector in
        let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
        let view = try #require(screen as? PostDetailView)
        let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
        detector.watch(presenter)
        detector.watch(try #require(presenter.interactor, Rule.presenterReachesInteractor))
        detector.watch(try #require(presenter.wireframe, Rule.presenterReachesWireframe))
        // The detail is used as a user would: it shows its post, and its row "Close" is tapped. If its
        // title differs, the rule is that of the connection that is missing.
        screen.loadViewIfNeeded()
        let rule = PostDetailCheck.ruleOfMissingConnection(in: screen, of: .ferry)
        try require(screen.title, equals: "The ferry", rule)
        let close = 0
        screen.didSelectRow(at: close)
      }
      // Only the screen may hold them: what refers back to it is weak, and nothing is static.
      expect(keptInMemory, equals: [], Rule.detailGoesWithScreen)
    }

    @Test func `1.9 Each of many details shows its own post, and closes itself`() async throws {
      // After a detail was built, nothing is shown, opened or requested yet.
      try await PostDetailCheck().requireNothingStarted()
      // While many details exist, the interactor of each one has the post it was built for.
      try await PostDetailCheck().requireOwnPosts()
      // Many details are open in two windows. Each shows its own post, and its row "Close" pops it.
      try await PostDetailCheck().requireOwnScreens()
    }
  }
}
