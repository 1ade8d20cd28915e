import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Let go, and go on")
  struct LetGoAndGoOn {
    let navigator = Navigator()

    @Test func `4.7 The interactor borrows its presenter`() {
      let interactor = UserListInteractor(service: UserServiceStub()) { .longAgo }
      weak var probe: UserListOutputSpy?
      do {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        probe = presenter
      }
      #expect(probe == nil, Rule.weakPresenter)
    }

    @Test func `4.7 The whole list lives as long as its screen, and no longer`() throws {
      let server = OfflineServer()
      let survivors = try Probes.survivors { probes in
        let screen = UserListBuilder.makeUserListModule(
          navigator: navigator, session: server.makeSession(), address: ""
        ) { .longAgo }
        let view = try #require(screen as? UserListView)
        let presenter = try #require(view.presenter as? UserListPresenter)
        probes.watch(presenter)
        probes.watch(presenter.interactor)
        probes.watch(presenter.router)
      }
      #expect(survivors == [], Rule.listGoesWithScreen)
    }

    @Test func `4.8 The presenter hands the tapped user to the router`() async {
      let router = UserListRouterSpy()
      let interactor = UserListInteractorSpy()
      let view = UserListViewSpy()
      let presenter = UserListPresenter(interactor: interactor, router: router)
      presenter.view = view
      presenter.didFetchUsers(with: .success([.minjun, .amara]), at: .longAgo)
      let before = view.state

      presenter.didSelectUser(id: User.amara.id)
      await settle()

      #expect(router.shownUsers == [.amara], Rule.presenterRoutes)
      #expect(view.state == before, Rule.tapChangesNothing)
      #expect(interactor.fetchCount == 0, Rule.tapChangesNothing)
    }

    @Test func `4.8 The router pushes one screen over the list`() async {
      let list = Screen()
      navigator.push(list)

      UserListRouter(navigator: navigator).showUserDetail(for: .amara)
      await settle()

      #expect(navigator.screens.count == 2, Rule.routerPushes)
      #expect(navigator.presented == nil, Rule.routerPushes)
    }

    @Test func `4.8 The detail is entered through its presenter`() throws {
      let screen = UserDetailBuilder.makeUserDetailModule(for: .amara)

      let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
      #expect(view.title == "" && view.lines == [], Rule.throughThePresenter)
      let presenter = view.presenter
      #expect(presenter.view === view, Rule.throughThePresenter)
      let otherView = UserDetailViewSpy()
      presenter.view = otherView
      presenter.viewDidLoad()
      #expect(otherView.detail == UserDetail(.amara), Rule.throughThePresenter)
    }

    @Test func `4.8 The detail that is opened shows the user`() async {
      UserListRouter(navigator: navigator).showUserDetail(for: .amara)
      await settle()

      #expect(navigator.top?.title == User.amara.name, Rule.throughThePresenter)
      let view = navigator.top as? UserDetailView
      #expect(view?.presenter.view === view, Rule.throughThePresenter)
    }

    @Test func `4.8 Each user who is opened gets a detail of their own`() async throws {
      let router = UserListRouter(navigator: navigator)
      let probes = Probes()
      navigator.push(Screen())

      for user in [User.minjun, .amara] {
        router.showUserDetail(for: user)
        await settle()
        try #require(navigator.screens.count == 2, Rule.routerPushes)
        #expect(navigator.top?.title == user.name, Rule.detailIsNew)
        probes.watch(try #require(navigator.top))
        navigator.pop()
      }

      #expect(probes.survivors == [], Rule.detailIsNew)
    }

    @Test func `4.8 The detail goes when its screen goes`() throws {
      let survivors = try Probes.survivors { probes in
        let screen = UserDetailBuilder.makeUserDetailModule(for: .amara)
        let view = try #require(screen as? UserDetailView, Rule.throughThePresenter)
        probes.watch(view)
        probes.watch(view.presenter)
      }
      #expect(survivors == [], Rule.detailGoesWithScreen)
    }
  }
}
