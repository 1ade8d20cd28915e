import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

/// Details of many posts, of which several are open at once.
struct PostDetailCheck {
  private let navigator = Navigator()
  private let place: SourceLocation

  init(sourceLocation place: SourceLocation = #_sourceLocation) { self.place = place }

  /// Building one shows nothing, and loads nothing.
  func requireNothingStarted() async throws {
    let before = [Screen(), Screen()]
    before.forEach(navigator.push)
    let screen = PostDetailWireframe.makePostDetailModule(for: .ferry, navigator: navigator)
    await settle()
    let untouched = PostDetailView()
    try require(screen.title, equals: untouched.title, Rule.wiringIsAll, sourceLocation: place)
    try require(screen.lines, equals: untouched.lines, Rule.wiringIsAll, sourceLocation: place)
    try #require(
      navigator.screens.elementsEqual(before, by: ===), Rule.wiringIsAll, sourceLocation: place)
    try #require(navigator.presented == nil, Rule.wiringIsAll, sourceLocation: place)
  }

  /// While many details exist, the interactor of each one has its own post.
  func requireOwnPosts() async throws {
    let posts = [.ferry, .harbour, .newFerry, .untitled] + Post.odd + Post.changedFerries
    // The first detail is asked for its post while all the others are open as well.
    let screens = posts.map {
      PostDetailWireframe.makePostDetailModule(for: $0, navigator: navigator)
    }
    for (post, screen) in zip(posts, screens) {
      let view = try #require(screen as? PostDetailView, sourceLocation: place)
      let presenter = try #require(view.presenter, Rule.viewReachesPresenter, sourceLocation: place)
      let interactor = try #require(
        presenter.interactor, Rule.presenterReachesInteractor, sourceLocation: place)
      try require(interactor.post, equals: post, Rule.routeCarriesPost, sourceLocation: place)
    }
    // All of them are still connected one turn later.
    await settle()
    for (post, screen) in zip(posts, screens) {
      try #require(
        isComplete(screen, for: post), Rule.ofMissingConnection(in: screen, for: post),
        sourceLocation: place)
    }
  }

  /// Of many details in two windows, each shows its own post, and closes itself.
  func requireOwnScreens() async throws {
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
        try require(
          screen.title, equals: post.title, Rule.ofMissingConnection(in: screen, for: post),
          sourceLocation: place)
      }
      for (post, screen) in zip(posts, screens) {
        try require(
          screen.lines, equals: lines(for: post),
          Rule.ofMissingConnection(in: screen, for: post),
          sourceLocation: place)
      }
      for screen in screens.reversed() {
        try #require(navigator.top === screen, Rule.wiringIsAll, sourceLocation: place)
        screen.didSelectRow(at: 0)
        await settle()
        try #require(navigator.top !== screen, unclosed(screen), sourceLocation: place)
      }
      try require(
        screens.map(\.title), equals: posts.map(\.title), Rule.detailShowsPost,
        sourceLocation: place)
    }
    try #require(other.top === open, Rule.presenterReachesWireframe, sourceLocation: place)
    open.didSelectRow(at: 0)
    try #require(other.top !== open, Rule.presenterReachesWireframe, sourceLocation: place)
  }

  /// Watches the presenter, the interactor and the wireframe of a detail, which it must have.
  static func watchObjects(
    of screen: Screen, with detector: LeakDetector,
    sourceLocation place: SourceLocation = #_sourceLocation
  ) throws {
    let view = try #require(screen as? PostDetailView, sourceLocation: place)
    let presenter = try #require(view.presenter, Rule.viewReachesPresenter, sourceLocation: place)
    detector.watch(presenter)
    let interactor = try #require(
      presenter.interactor, Rule.presenterReachesInteractor, sourceLocation: place)
    detector.watch(interactor)
    let wireframe = try #require(
      presenter.wireframe, Rule.presenterReachesWireframe, sourceLocation: place)
    detector.watch(wireframe)
  }

  /// Expects that no two details share a presenter or an interactor.
  ///
  /// One that is missing has a rule of its own.
  private func requireOwnObjects(in screens: [Screen]) throws {
    let presenters = screens.compactMap { ($0 as? PostDetailView)?.presenter }
    let objects = presenters + presenters.compactMap { $0.interactor as AnyObject? }
    let own = Set(objects.map { ObjectIdentifier($0) })
    try require(own.count, equals: objects.count, Rule.detailHasOwnObjects, sourceLocation: place)
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
}

extension Rule {
  /// The rule of the connection that is missing, if it is the only one, or that was made too late.
  static func ofMissingConnection(in screen: Screen, for post: Post) -> Comment {
    guard let presenter = (screen as? PostDetailView)?.presenter else {
      return viewReachesPresenter
    }
    guard let interactor = presenter.interactor else { return presenterReachesInteractor }
    if interactor.presenter !== presenter { return interactorReachesPresenter }
    if presenter.wireframe == nil { return presenterReachesWireframe }
    switch (presenter.view === screen, interactor.post == post) {
    case (false, true): return presenterReachesView
    case (true, false): return routeCarriesPost
    case (true, true): return connectedBeforeLoading
    default: return detailShowsPost
    }
  }
}
