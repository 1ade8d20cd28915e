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

    @Test func `1.8 The presenter does this each time, and nothing else`() async {
      await presenterJudge.judge(8)
    }

    @Test func `1.9 Each detail shows its own post, and closes`() async throws {
      let posts = [.ferry, .harbour, .untitled, .ferry] + Post.odd + Post.changedFerries
      // Another window has a detail as well, and each window has a navigator of its own.
      let other = Navigator()
      let open = PostDetailWireframe.makePostDetailModule(for: .lighthouse, navigator: other)
      [Screen(), open].forEach(other.push)
      for navigator in [navigator, Navigator()] {
        navigator.push(Screen())
        let screens = posts.map {
          PostDetailWireframe.makePostDetailModule(for: $0, navigator: navigator)
        }
        try requireOwnObjects(in: screens)
        for (post, screen) in zip(posts, screens) {
          navigator.push(screen)
          await settle()
          try require(screen.title, equals: post.title, missing(in: screen, of: post))
        }
        for (post, screen) in zip(posts, screens) {
          try require(screen.lines, equals: lines(for: post), missing(in: screen, of: post))
        }
        for screen in screens.reversed() {
          try #require(navigator.top === screen, Rule.wiringIsAll)
          screen.didSelectRow(at: 0)
          await settle()
          try #require(navigator.top !== screen, unclosed(screen))
        }
        try require(screens.map(\.title), equals: posts.map(\.title), Rule.detailShowsPost)
      }
      try #require(other.top === open, Rule.presenterReachesWireframe)
      open.didSelectRow(at: 0)
      try #require(other.top !== open, Rule.presenterReachesWireframe)
    }

    @Test func `1.9 The wireframe connects all objects of the detail`() async throws {
      let untouched = PostDetailView()
      let before = [Screen(), Screen()]
      before.forEach(navigator.push)
      let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
      await settle()

      let view = try #require(screen as? PostDetailView)
      try #require(view.presenter != nil, Rule.viewReachesPresenter)
      let presenter = try #require(view.presenter)
      #expect(presenter.view === view, Rule.presenterReachesView)
      #expect(presenter.wireframe != nil, Rule.presenterReachesWireframe)
      try #require(presenter.interactor != nil, Rule.presenterReachesInteractor)
      let interactor = try #require(presenter.interactor)
      #expect(interactor.presenter === presenter, Rule.interactorReachesPresenter)

      try require(screen.title, equals: untouched.title, Rule.wiringIsAll)
      try require(screen.lines, equals: untouched.lines, Rule.wiringIsAll)
      try #require(navigator.screens.elementsEqual(before, by: ===), Rule.wiringIsAll)
      try #require(navigator.presented == nil, Rule.wiringIsAll)
    }

    @Test func `1.9 The wireframe passes the post to the interactor`() async throws {
      let posts = [.ferry, .harbour, .newFerry, .untitled] + Post.odd + Post.changedFerries
      // The first detail is asked for its post while all the others are open as well.
      let screens = posts.map {
        PostDetailWireframe.makePostDetailModule(for: $0, navigator: navigator)
      }
      for (post, screen) in zip(posts, screens) {
        let view = try #require(screen as? PostDetailView)
        let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
        let interactor = try #require(presenter.interactor, Rule.presenterReachesInteractor)
        try require(interactor.post, equals: post, Rule.routeCarriesPost)
      }
      // All of them are still connected one turn later.
      await settle()
      for (post, screen) in zip(posts, screens) {
        try #require(isComplete(screen, for: post), missing(in: screen, of: post))
      }
    }

    @Test func `1.9 The detail shows its post, and is deallocated with its screen`() throws {
      let survivors = try LeakDetector.survivors { detector in
        let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
        let view = try #require(screen as? PostDetailView)
        let presenter = try #require(view.presenter, Rule.viewReachesPresenter)
        detector.watch(presenter)
        detector.watch(try #require(presenter.interactor, Rule.presenterReachesInteractor))
        detector.watch(try #require(presenter.wireframe, Rule.presenterReachesWireframe))
        screen.loadViewIfNeeded()
        try require(screen.title, equals: Post.ferry.title, missing(in: screen, of: .ferry))
        screen.didSelectRow(at: 0)
      }
      expect(survivors, equals: [], Rule.detailGoesWithScreen)
    }

    /// Expects that no two details share a presenter or an interactor.
    ///
    /// One that is missing has a rule of its own.
    private func requireOwnObjects(in screens: [Screen]) throws {
      let presenters = screens.compactMap { ($0 as? PostDetailView)?.presenter }
      let objects = presenters + presenters.compactMap { $0.interactor as AnyObject? }
      let own = Set(objects.map { ObjectIdentifier($0) })
      try require(own.count, equals: objects.count, Rule.detailHasOwnObjects)
    }

    private func lines(for post: Post) -> [String] {
      let view = PostDetailView()
      view.showPost(post)
      return view.lines
    }

    /// Whether all references of a detail lead to its own objects, and its interactor has the post.
    private func isComplete(_ screen: Screen, for post: Post) -> Bool {
      guard let presenter = (screen as? PostDetailView)?.presenter else { return false }
      let interactor = presenter.interactor
      return presenter.view === screen && interactor?.presenter === presenter
        && interactor?.post == post && presenter.wireframe != nil
    }

    /// The rule of the connection without which a screen does not close.
    private func unclosed(_ screen: Screen) -> Comment {
      (screen as? PostDetailView)?.presenter == nil
        ? Rule.viewReachesPresenter : Rule.presenterReachesWireframe
    }

    /// The rule of the connection that is missing, if it is the only one, or that was made too late.
    private func missing(in screen: Screen, of post: Post) -> Comment {
      guard let presenter = (screen as? PostDetailView)?.presenter else {
        return Rule.viewReachesPresenter
      }
      guard let interactor = presenter.interactor else { return Rule.presenterReachesInteractor }
      if interactor.presenter !== presenter { return Rule.interactorReachesPresenter }
      if presenter.wireframe == nil { return Rule.presenterReachesWireframe }
      switch (presenter.view === screen, interactor.post == post) {
      case (false, true): return Rule.presenterReachesView
      case (true, false): return Rule.routeCarriesPost
      case (true, true): return Rule.connectedBeforeLoading
      default: return Rule.detailShowsPost
      }
    }
  }
}
