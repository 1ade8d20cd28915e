import Foundation
import TestSupport
import Testing

@testable import Chapter1PostList

@Suite("Beside UIKit: the post list")
struct PostListUIKitTests {
  let view = PostListViewController(style: .insetGrouped)
  let presenter = PresenterSpy()

  init() {
    view.presenter = presenter
    view.loadViewIfNeeded()
  }

  @Test func `The view reports once that it has loaded`() {
    _ = view.view
    expect(presenter.loadCount, equals: 1)
  }

  @Test func `The view shows and hides the loading state`() {
    view.showError("It failed.")
    view.showLoading()
    #expect(view.isSpinning && view.shownMessage == nil)
    view.hideLoading()
    expect(view.isSpinning, equals: false)
  }

  @Test func `The view shows a row for each post, or says that there are none`() {
    view.showPosts([UIKitSample.harbour, UIKitSample.ferry])
    expect(view.shownRows, equals: ["The harbour", "The ferry"])
    expect(view.shownMessage, equals: nil)
    view.showPosts([])
    expect(view.shownRows, equals: [])
    expect(view.shownMessage, equals: "There are no posts.")
  }

  @Test func `An error appears above the posts, which stay`() {
    view.showPosts([UIKitSample.ferry])
    view.showError("It failed.")
    expect(view.shownMessage, equals: "It failed.")
    expect(view.shownRows, equals: ["The ferry"])
  }

  @Test func `A tap reports the post of the row`() {
    view.showPosts([UIKitSample.harbour, UIKitSample.ferry])
    view.tapRow(1)
    expect(presenter.selectedPosts, equals: [UIKitSample.ferry])
  }

  @Test func `A view that loads before it is connected never reports it`() {
    let early = PostListViewController(style: .insetGrouped)
    _ = early.tableView
    let late = PresenterSpy()
    early.presenter = late
    early.loadViewIfNeeded()
    expect(late.loadCount, equals: 0)
  }
}
