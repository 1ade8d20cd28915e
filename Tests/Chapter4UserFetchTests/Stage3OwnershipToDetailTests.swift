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
    // A tap on a user that is not in the list is tried in a separate process first, because it may
    // crash.
    try await #require(processExitsWith: .success, Rule.missingUserOpensNothing) {
      await PresenterAndDoubles.tapMissingUser()
    }
    let list = PresenterAndDoubles()
    await when { list.presenter.didFetchUsers(with: .success([.amara]), at: .longAgo) }
    await when { list.presenter.didSelectUser(id: User.amara.id) }
    try require(list.router.opened, equals: [.amara], Rule.presenterRoutes)

    // Amara leaves the list, so this tap opens nothing more.
    await when { list.presenter.didFetchUsers(with: .success([.minjun]), at: .longAgo) }
    await when { list.presenter.didSelectUser(id: User.amara.id) }
    try require(list.router.opened, equals: [.amara], Rule.missingUserOpensNothing)
  }

  @Test func `4.8 The presenter opens the user of each tap, and does nothing else`() async throws {
    // A tap on a user that is not in the list is tried in a separate process first, because it may
    // crash.
    try await #require(processExitsWith: .success, Rule.missingUserOpensNothing) {
      await PresenterAndDoubles.tapMissingUser()
    }
    // `didSelectUser(id:)` arrives between results, also for users that have left the list. Each
    // time, the router opens the user with this id, as the last users have it. Without such a user,
    // nothing happens. No tap follows an error that came after users.
    await tapJudge.judge(exercise: 8)
  }

  @Test func `4.8 The router pushes the detail of the user onto the list`() async throws {
    let (navigator, list) = (Navigator(), Screen())
    navigator.push(list)

    await when { UserListRouter(navigator: navigator).showUserDetail(for: .amara) }

    // The list is still there, below the detail.
    try require(navigator.screens.count, equals: 2, Rule.routerPushes)
    #expect(navigator.screens.first === list && navigator.presented == nil, Rule.routerPushes)
    let view = try #require(navigator.top as? UserDetailView, Rule.throughThePresenter)
    // The presenter of the detail is connected to this view.
    try #require(view.presenter.view === view, Rule.throughThePresenter)
    // What the user sees: the name as the title, and the three lines of `UserDetail`.
    let look = ScreenLook.detail(of: .amara)
    try require(ScreenLook(view), equals: look, Rule.throughThePresenter)
  }

  @Test func `4.8 The detail shows its user when its view has loaded`() async throws {
    let screen = UserDetailBuilder.makeUserDetailModule(for: .amara)
    // Even a task that the builder has begun shows nothing yet.
    await settle()
    let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
    // The presenter of the detail is connected to this view.
    try #require(view.presenter.view === view, Rule.throughThePresenter)
    // The screen is empty, because its view has not loaded yet.
    try require(ScreenLook(view), equals: ScreenLook(), Rule.viewAsksWhenLoaded)

    view.loadViewIfNeeded()

    // What the user sees: the texts of `UserDetail`.
    let look = ScreenLook.detail(of: .amara)
    try require(ScreenLook(view), equals: look, Rule.throughThePresenter)
  }

  @Test func `4.8 Each tap opens a new detail, of its own user`() async throws {
    // The router opens details, two of them of the same user, and the user goes back each time. Each
    // is a new `UserDetailView` with its own presenter, shows its own user, and is deallocated once
    // it is closed.
    try await UserDetailCheck.openAndClose()

    // The router opens three details, one on top of the other. The list below stays as it is.
    try await UserDetailCheck.openOnTop()

    // The builder makes details of many users. Each shows its own user when its view has loaded.
    // Then the presenter gets another view and `viewDidLoad()` again, and shows the same user there.
    try await UserDetailCheck.showUsers()
  }

  @Test func `4.8 The detail is deallocated with its screen`() throws {
    // Names the watched objects that are still in memory after the closure has returned.
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
