import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Ownership and navigation")
  struct OwnershipAndNavigation {
    let list = UserListHarness()
    let navigator = Navigator()

    @Test func `4.7 The presenter is deallocated when its owner releases it`() async throws {
      try await InteractorBehaviour.rehearseCallback()
      let harness = InteractorHarness { UserListInteractor(service: $0, now: $1) }
      let probes = Probes()
      // Before any fetch, during one, and after one.
      for use in 1...3 {
        do {
          let presenter = UserListOutputSpy()
          harness.interactor.presenter = presenter
          if use > 1 { await harness.fetch() }
          if use > 2 { await harness.service.answer(with: .success([.amara])) }
          probes.watch(presenter)
        }
        try require(probes.survivors, equals: [], Rule.weakPresenter)
      }
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorBehaviour.callingBack.rehearseLateAnswers()
      }
      let other = InteractorHarness { UserListInteractor(service: $0, now: $1) }
      try #require(harness.interactor.presenter !== other.output, Rule.ownPresenter)
      expect(other.recorded, equals: Recording(), Rule.connectingIsAll)
    }

    @Test func `4.7 The other interactor releases its presenter, too`() async throws {
      let harness = InteractorHarness(InteractorBehaviour.awaiting.make)
      let probes = Probes()
      do {
        let presenter = UserListOutputSpy()
        harness.interactor.presenter = presenter
        probes.watch(presenter)
      }
      expect(probes.survivors, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 The whole list is deallocated with its screen`() async throws {
      for reply in [.json(usersJSON), .failure(.timedOut)] as [Reply] {
        let probes = try await UserListWalk.begin().useAndLeave(reply)
        _ = await eventually { probes.survivors == [] }
        expect(probes.survivors, equals: [], Rule.listIsDeallocated)
      }
    }

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
        try require(ScreenLook(view), equals: ScreenLook(), Rule.throughThePresenter)
        let presenter = view.presenter
        try #require(presenter.view === view, Rule.throughThePresenter)
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

    @Test func `4.8 Each tap opens a new detail`() async throws {
      let router = UserListRouter(navigator: navigator)
      let probes = Probes()
      navigator.push(Screen())

      for user in [User.minjun, .amara, .amaraMoved, .amaraMoved] {
        router.showUserDetail(for: user)
        await settle()
        try require(navigator.screens.count, equals: 2, Rule.routerPushes)
        let screen = try #require(navigator.top)
        let presenter = (screen as? UserDetailView)?.presenter
        try #require(presenter?.view === screen, Rule.throughThePresenter)
        try require(ScreenLook(screen), equals: ScreenLook(UserDetail(user)), Rule.detailIsNew)
        probes.watch(screen)
        navigator.pop()
      }
      expect(probes.survivors, equals: [], Rule.detailIsNew)
    }

    @Test func `4.8 The detail is deallocated with its screen`() throws {
      let survivors = try Probes.survivors { probes in
        let screen = UserDetailBuilder.makeUserDetailModule(for: .amara)
        let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
        view.loadViewIfNeeded()
        probes.watch(view)
        probes.watch(view.presenter)
      }
      expect(survivors, equals: [], Rule.detailIsDeallocated)
    }
  }
}
