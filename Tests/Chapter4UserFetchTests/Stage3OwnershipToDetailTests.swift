import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4.OwnershipAndNavigation {
  @Test func `4.8 The presenter has the router open the tapped user`() async throws {
    let list = PresenterAndDoubles()
    await when { list.presenter.didFetchUsers(with: .success([.minjun, .amara]), at: .longAgo) }

    await when { list.presenter.didSelectUser(id: User.amara.id) }

    try require(list.router.opened, equals: [.amara], Rule.presenterRoutes)
  }

  @Test func `4.8 A tap on a user that has left the list opens nothing`() async throws {
    // In a separate process first, because a tap on no user may crash.
    try await #require(processExitsWith: .success, Rule.missingUserOpensNothing) {
      await PresenterAndDoubles.tapMissingUser()
    }
    let list = PresenterAndDoubles()
    await when { list.presenter.didFetchUsers(with: .success([.amara]), at: .longAgo) }
    await when { list.presenter.didSelectUser(id: User.amara.id) }
    try require(list.router.opened, equals: [.amara], Rule.presenterRoutes)

    await when { list.presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo) }
    await when { list.presenter.didSelectUser(id: User.amara.id) }
    try require(list.router.opened, equals: [.amara], Rule.missingUserOpensNothing)
  }

  @Test func `4.8 The presenter opens the user of each tap, and does nothing else`() async throws {
    // First in a separate process, because a tap on no user may crash.
    try await #require(processExitsWith: .success, Rule.missingUserOpensNothing) {
      await PresenterAndDoubles.tapMissingUser()
    }
    // `didSelectUser(id:)` arrives between results, also for users that have left the list. Each
    // time, the router opens the user with this id, as the last result has it. Without such a user,
    // nothing happens.
    await lateTapJudge.judge(exercise: 8)
  }

  @Test func `4.8 The router pushes the detail of the user onto the list`() async throws {
    let list = Screen()
    navigator.push(list)

    await when { UserListRouter(navigator: navigator).showUserDetail(for: .amara) }

    try require(navigator.screens.count, equals: 2, Rule.routerPushes)
    #expect(navigator.screens.first === list && navigator.presented == nil, Rule.routerPushes)
    let view = try #require(navigator.top as? UserDetailView, Rule.throughThePresenter)
    try #require(view.presenter.view === view, Rule.throughThePresenter)
    // `UserDetail` has the texts of the screen.
    let look = ScreenLook(UserDetail(.amara))
    try require(ScreenLook(view), equals: look, Rule.throughThePresenter)
  }

  @Test func `4.8 The detail shows its user when its view has loaded`() async throws {
    let screen = UserDetailBuilder.makeUserDetailModule(for: .amara)
    await settle()
    let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
    try #require(view.presenter.view === view, Rule.throughThePresenter)
    // The screen is still empty.
    try require(ScreenLook(view), equals: ScreenLook(), Rule.viewAsksWhenLoaded)

    view.loadViewIfNeeded()

    // `UserDetail` has the texts of the screen.
    let look = ScreenLook(UserDetail(.amara))
    try require(ScreenLook(view), equals: look, Rule.throughThePresenter)
  }

  @Test func `4.8 Each tap opens a new detail, of its own user`() async throws {
    // Opens details and goes back each time. Each shows its own user, and is then released.
    try await UserDetailCheck.openAndClose()
    // Opens three details, one on top of the other, and the list below stays as it is.
    try await UserDetailCheck.openOnTop()
    // Has the builder make details of many users. Each shows its user, and so does
    // its presenter in a test double of the view.
    try await UserDetailCheck.showUsers()
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
