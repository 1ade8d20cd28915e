import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What the router and the builder have to do for each of many users.
enum UserDetailCheck {
  /// Opens details and goes back each time, with one router.
  static func openAndClose(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let (navigator, detector) = (Navigator(), LeakDetector())
    let router = UserListRouter(navigator: navigator)
    navigator.push(Screen())
    for user in [User.minjun, .amara, .amaraMoved, .amaraMoved] {
      await when { router.showUserDetail(for: user) }
      let count = navigator.screens.count
      try require(count, equals: 2, Rule.routerPushes, sourceLocation: place)
      let screen = try #require(navigator.top)
      let presenter = (screen as? UserDetailView)?.presenter
      let isConnected = presenter?.view === screen
      try #require(isConnected, Rule.throughThePresenter, sourceLocation: place)
      let look = ScreenLook(screen)
      let rule = look == ScreenLook() ? Rule.throughThePresenter : Rule.detailIsNew
      try require(look, equals: ScreenLook.detail(of: user), rule, sourceLocation: place)
      detector.watch(screen)
      navigator.pop()
    }
    expect(detector.survivors, equals: [], Rule.detailIsNew, sourceLocation: place)
  }

  /// Opens one detail on top of the other, with one router.
  static func openOnTop(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let (navigator, list) = (Navigator(), Screen())
    navigator.push(list)
    let router = UserListRouter(navigator: navigator)
    for count in 2...4 {
      let before = navigator.screens
      await when { router.showUserDetail(for: .amara) }
      let screens = navigator.screens
      try require(screens.count, equals: count, Rule.routerPushes, sourceLocation: place)
      let isOnTop = screens.dropLast().elementsEqual(before, by: ===) && navigator.presented == nil
      try #require(isOnTop, Rule.routerPushes, sourceLocation: place)
    }
    expect(ScreenLook(list), equals: ScreenLook(), Rule.tapChangesNothing, sourceLocation: place)
  }

  /// Has the builder make a detail of each user, and another view take the place of its own.
  static func showUsers(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for user in [.amara, .amaraMoved] + User.many {
      let screen = UserDetailBuilder.makeUserDetailModule(for: user)
      await settle()
      let view = try #require(
        screen as? UserDetailView, Rule.throughThePresenter, sourceLocation: place)
      let presenter = view.presenter
      let isConnected = presenter.view === view
      try #require(isConnected, Rule.throughThePresenter, sourceLocation: place)
      view.loadViewIfNeeded()
      let look = ScreenLook(view)
      try require(
        look, equals: ScreenLook.detail(of: user), Rule.throughThePresenter, sourceLocation: place)
      let otherView = UserDetailViewSpy()
      presenter.view = otherView
      presenter.viewDidLoad()
      let detail = otherView.detail
      try require(
        detail, equals: UserDetail(user), Rule.throughThePresenter, sourceLocation: place)
    }
  }
}
