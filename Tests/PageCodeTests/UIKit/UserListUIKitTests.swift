import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(UIKit)
  import UIKit
#endif

@Suite("Beside UIKit: the user list")
struct UserListUIKitTests {
  let presenter = PresenterSpy()
  let view: UserListViewController

  init() {
    view = UserListViewController(presenter: presenter)
  }

  @Test func `The view shows each state, and nothing of the state before`() {
    view.show(.loading)
    #expect(view.isSpinning && view.shownRows == [] && view.shownMessage == nil)
    view.show(UIKitSample.loaded)
    #expect(!view.isSpinning && view.shownMessage == "As of 9:41")
    expect(view.shownRows, equals: ["Amara Okafor, Solar"])
    view.show(.empty)
    #expect(view.shownRows == ["Look again"] && view.shownMessage == "There are no users.")
    view.show(.failed(reason: "It failed."))
    #expect(view.shownRows == ["Try again"] && view.shownMessage == "It failed.")
  }

  @Test func `A tap means what the state says`() {
    view.show(UIKitSample.loaded)
    view.tapRow(0)
    view.show(.failed(reason: "It failed."))
    view.tapRow(0)
    expect(presenter.selectedUsers, equals: [UIKitSample.amara.id])
    expect(presenter.retryCount, equals: 1)
  }

  @Test func `A pushed screen makes the list disappear, and a sheet doesn't`() {
    let navigationController = UINavigationController(rootViewController: view)
    view.present(UIViewController(), animated: true)
    view.dismiss(animated: true)
    #expect(presenter.appearances == 1 && presenter.disappearances == 0)

    navigationController.pushViewController(UIViewController(), animated: true)
    #expect(presenter.appearances == 1 && presenter.disappearances == 1)
    navigationController.popViewController(animated: true)
    #expect(presenter.appearances == 2 && presenter.disappearances == 1)
  }

  @Test func `The builder connects the module, and the router pushes the detail`() throws {
    let survivors = try LeakDetector.survivors { detector in
      let list = try #require(
        UserListUIKitBuilder.makeUserListModule(
          session: URLSession(configuration: .ephemeral), address: "", now: { .distantPast })
          as? UserListViewController)
      let presenter = try #require(list.presenter as? UserListPresenter)
      #expect(presenter.view === list && presenter.interactor.presenter === presenter)

      let navigationController = UINavigationController()
      navigationController.viewControllers = [list]
      presenter.router.showUserDetail(for: UIKitSample.amara)
      let detail = try #require(
        navigationController.topViewController as? UserDetailViewController)
      expect(detail.title, equals: UIKitSample.amara.name)
      expect(detail.shownRows.first, equals: "Email: amara@example.com")
      detector.watch(list)
      detector.watch(presenter)
      detector.watch(detail)
    }
    expect(survivors, equals: [])
  }

  @Test func `Without a navigation controller the router does nothing`() {
    let router = UserListUIKitRouter()
    router.viewController = view
    router.showUserDetail(for: UIKitSample.amara)
    #expect(view.navigationController == nil && view.presentedViewController == nil)
  }
}
