import Foundation
import TestSupport
import Testing

@testable import Chapter1PostList

@Suite("Beside UIKit: a cell's button")
struct PostButtonCellTests {
  let view = PostListViewController(style: .insetGrouped)
  let presenter = PostListUIKitTests.PresenterSpy()

  init() {
    view.presenter = presenter
    view.loadViewIfNeeded()
  }

  @Test func `The button reports its post, also after the rows have changed`() {
    view.showPosts([UIKitSample.harbour, UIKitSample.ferry])
    let cell = view.makeButtonCell(for: UIKitSample.ferry)
    view.showPosts([UIKitSample.ferry, UIKitSample.harbour])
    cell.openButton.sendActions(for: .touchUpInside)
    expect(presenter.selectedPosts, equals: [UIKitSample.ferry])
  }

  @Test func `A cell that waits to be used again reports nothing`() {
    let cell = view.makeButtonCell(for: UIKitSample.ferry)
    cell.prepareForReuse()
    cell.openButton.sendActions(for: .touchUpInside)
    expect(presenter.selectedPosts, equals: [])
  }

  @Test func `The button doesn't keep the screen in memory`() {
    var cell: PostButtonCell?
    let survivors = LeakDetector.survivors { detector in
      let screen = PostListViewController(style: .insetGrouped)
      cell = screen.makeButtonCell(for: UIKitSample.ferry)
      detector.watch(screen)
    }
    expect(survivors, equals: [])
    #expect(cell?.didTapOpen != nil)
  }
}
