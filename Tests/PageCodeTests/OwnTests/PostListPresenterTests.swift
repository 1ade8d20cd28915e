import Foundation
import Testing

@testable import Chapter1PostList

/// The tests that page 7 shows: one that can't fail, and two that can.
struct PostListPresenterTests {
  private let presenter = PostListPresenter()
  private let view = RecordingView()
  private let posts = [
    Post(
      id: 1, title: "A harbor", imageURL: URL(filePath: "/1"), thumbImageURL: URL(filePath: "/2"))
  ]

  init() { presenter.view = view }

  @Test func `The presenter handles its posts and its errors`() {
    presenter.viewDidLoad()
    presenter.didRetrievePosts(posts)
    presenter.onError(.serverTooSlow)
    #expect(!view.messages.isEmpty)
  }

  @Test func `When the posts arrive, the loading state ends, and all of them appear`() {
    presenter.didRetrievePosts(posts)
    #expect(view.messages == ["hide loading", "show A harbor"])
  }

  @Test func `When loading fails, the loading state ends, and the reason appears`() {
    presenter.onError(.serverTooSlow)
    #expect(view.messages == ["hide loading", "show \(PostListError.serverTooSlow.reason)"])
  }
}

/// A spy that writes down what the presenter tells it, in order.
private final class RecordingView: PostListViewProtocol {
  var presenter: (any PostListPresenterProtocol)?
  private(set) var messages: [String] = []

  func showLoading() { messages.append("show loading") }
  func hideLoading() { messages.append("hide loading") }
  func showPosts(_ posts: [Post]) { messages += posts.map { "show \($0.title)" } }
  func showError(_ message: String) { messages.append("show \(message)") }
}
