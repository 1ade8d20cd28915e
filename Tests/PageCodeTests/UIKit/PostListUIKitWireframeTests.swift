import Foundation
import TestSupport
import Testing

@testable import Chapter1PostList

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(UIKit)
  import UIKit
#endif

@Suite("Beside UIKit: the wireframe and who owns whom")
struct PostListUIKitWireframeTests {
  /// The start of the app, with posts in its store, so that no server is asked.
  private func makeStart() throws -> UINavigationController {
    let store = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: store) }
    try PostListLocalDataManager(file: store)
      .savePosts([UIKitSample.harbour, UIKitSample.ferry])
    let root = PostsStart.makeRootViewController(
      session: URLSession(configuration: .ephemeral), server: URL(filePath: "/"), store: store)
    return try #require(root as? UINavigationController)
  }

  @Test func `The module shows the stored posts as soon as its screen has loaded`() throws {
    let list = try #require(try makeStart().topViewController as? PostListViewController)
    expect(list.shownRows, equals: ["The harbour", "The ferry"])
    expect(list.isSpinning, equals: false)
  }

  @Test func `A tap pushes the detail, and its row pops it`() throws {
    let navigationController = try makeStart()
    let list = try #require(navigationController.topViewController as? PostListViewController)
    list.tapRow(1)
    let detail = try #require(navigationController.topViewController as? PostDetailViewController)
    expect(detail.title, equals: "The ferry")
    expect(detail.shownMessage, equals: "Image: file:///images/3.png")
    detail.tapRow(0)
    #expect(navigationController.topViewController === list)
  }

  @Test func `Popping the detail releases its whole module`() throws {
    let navigationController = try makeStart()
    let survivors = try LeakDetector.survivors { detector in
      let list = try #require(navigationController.topViewController as? PostListViewController)
      list.tapRow(0)
      let detail = try #require(
        navigationController.topViewController as? PostDetailViewController)
      let presenter = try #require(detail.presenter)
      detector.watch(detail)
      detector.watch(presenter)
      detector.watch(try #require(presenter.interactor))
      detector.watch(try #require(presenter.wireframe))
      navigationController.popViewController(animated: true)
    }
    expect(survivors, equals: [])
  }

  @Test func `The view controller owns its presenter, and the presenter doesn't own it`() throws {
    let presenter = PostListPresenter()
    let survivors = LeakDetector.survivors { detector in
      let view = PostListViewController(style: .insetGrouped)
      view.presenter = presenter
      presenter.view = view
      detector.watch(view)
    }
    expect(survivors, equals: [])
    #expect(presenter.view == nil)

    let view = PostListViewController(style: .insetGrouped)
    let ownedPresenters = LeakDetector.survivors { detector in
      let owned = PostListPresenter()
      view.presenter = owned
      detector.watch(owned)
    }
    expect(ownedPresenters, equals: ["PostListPresenter"])
  }

  @Test func `The navigation controller is released with all its modules`() throws {
    let survivors = try LeakDetector.survivors { detector in
      let navigationController = try makeStart()
      let list = try #require(navigationController.topViewController as? PostListViewController)
      list.tapRow(0)
      detector.watch(navigationController)
      detector.watch(list)
      detector.watch(try #require(list.presenter))
      detector.watch(try #require(list.presenter?.wireframe))
    }
    expect(survivors, equals: [])
  }
}
