import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4.OwnershipAndNavigation {
  @Test func `4.8 The presenter passes the tapped user to the router`() async throws {
    await list.step { list.presenter.didFetchUsers(with: .success(User.many), at: .longAgo) }
    let state = FetchResult.success(User.many).state()
    // The detail of the same user opens again after it was closed.
    for user in [.amara, .minjun, .minjun] + User.many {
      list.recorded = Recording(state: state)
      await list.step { list.presenter.didSelectUser(id: user.id) }

      try require(list.recorded.opened, equals: [user], Rule.presenterRoutes)
      expect(
        list.recorded, equals: Recording(state: state, opened: [user]), Rule.tapChangesNothing)
    }
  }

  @Test func `4.8 A tap on a user that has left the list opens nothing`() async throws {
    // In a separate process first, because a forced unwrap would crash here.
    try await #require(processExitsWith: .success, Rule.missingUserOpensNothing) {
      await UserListHarness.tapMissingUser()
    }
    for users in [[.amara, .minjun], [.amaraMoved, .amaraMoved], []] as [[User]] {
      await list.step { list.presenter.didFetchUsers(with: .success(users), at: .longAgo) }
      let state = FetchResult.success(users).state()
      for id in [0, 1, User.amara.id, User.minjun.id, .max] {
        list.recorded = Recording(state: state)
        await list.step { list.presenter.didSelectUser(id: id) }

        let opened = users.filter { $0.id == id }.prefix(1)
        let rule = opened.isEmpty ? Rule.missingUserOpensNothing : Rule.presenterRoutes
        try require(list.recorded.opened, equals: Array(opened), rule)
        expect(
          list.recorded, equals: Recording(state: state, opened: Array(opened)),
          Rule.tapChangesNothing)
      }
    }
  }

  @Test func `4.8 Two taps in the same turn open two details`() async throws {
    await list.step { list.presenter.didFetchUsers(with: .success(User.many), at: .longAgo) }
    for second in [User.minjun, .amara] {
      list.recorded = Recording(state: list.recorded.state)
      await list.step {
        list.presenter.didSelectUser(id: User.amara.id)
        list.presenter.didSelectUser(id: second.id)
      }
      // A second tap that waits in a task may be first.
      let opened = list.recorded.opened.map(\.id).sorted()
      try require(opened, equals: [User.amara.id, second.id].sorted(), Rule.presenterRoutes)
    }
  }

  @Test func `4.8 Each tap opens a new detail`() async throws {
    let router = UserListRouter(navigator: navigator)
    let detector = LeakDetector()
    navigator.push(Screen())

    for user in [User.minjun, .amara, .amaraMoved, .amaraMoved] {
      router.showUserDetail(for: user)
      await settle()
      try require(navigator.screens.count, equals: 2, Rule.routerPushes)
      let screen = try #require(navigator.top)
      let presenter = (screen as? UserDetailView)?.presenter
      try #require(presenter?.view === screen, Rule.throughThePresenter)
      let look = ScreenLook(screen)
      let rule = look == ScreenLook() ? Rule.throughThePresenter : Rule.detailIsNew
      try require(look, equals: ScreenLook(UserDetail(user)), rule)
      detector.watch(screen)
      navigator.pop()
    }
    expect(detector.survivors, equals: [], Rule.detailIsNew)
  }

  @Test func `4.8 The router pushes one screen onto the list`() async throws {
    let list = Screen()
    navigator.push(list)
    let router = UserListRouter(navigator: navigator)
    for count in 2...4 {
      let before = navigator.screens
      router.showUserDetail(for: .amara)
      await settle()

      try require(navigator.screens.count, equals: count, Rule.routerPushes)
      try #require(navigator.presented == nil, Rule.routerPushes)
      let view = try #require(navigator.top as? UserDetailView, Rule.throughThePresenter)
      try #require(view.presenter.view === view, Rule.throughThePresenter)
      #expect(navigator.screens.dropLast().elementsEqual(before, by: ===), Rule.routerPushes)
    }
    expect(ScreenLook(list), equals: ScreenLook(), Rule.tapChangesNothing)
  }

  @Test func `4.8 The detail receives the user through its presenter`() async throws {
    for user in [.amara, .amaraMoved] + User.many {
      let screen = UserDetailBuilder.makeUserDetailModule(for: user)
      await settle()

      let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
      let presenter = view.presenter
      try #require(presenter.view === view, Rule.throughThePresenter)
      try require(ScreenLook(view), equals: ScreenLook(), Rule.viewAsksWhenLoaded)
      view.loadViewIfNeeded()
      try require(
        ScreenLook(view), equals: ScreenLook(UserDetail(user)), Rule.throughThePresenter)
      let otherView = UserDetailViewSpy()
      presenter.view = otherView
      presenter.viewDidLoad()
      expect(otherView.detail, equals: UserDetail(user), Rule.throughThePresenter)
    }
  }

  @Test func `4.8 The opened detail shows the user`() async throws {
    UserListRouter(navigator: navigator).showUserDetail(for: .amaraMoved)
    await settle()

    let view = try #require(navigator.top as? UserDetailView, Rule.throughThePresenter)
    #expect(view.presenter.view === view, Rule.throughThePresenter)
    expect(
      ScreenLook(view), equals: ScreenLook(UserDetail(.amaraMoved)), Rule.throughThePresenter)
  }

  @Test func `4.8 The detail is deallocated with its screen`() throws {
    let survivors = try LeakDetector.survivors { detector in
      let screen = UserDetailBuilder.makeUserDetailModule(for: .amara)
      let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
      view.loadViewIfNeeded()
      detector.watch(view)
      detector.watch(view.presenter)
    }
    expect(survivors, equals: [], Rule.detailIsDeallocated)
  }
}
