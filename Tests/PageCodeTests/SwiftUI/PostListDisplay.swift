import Observation

@testable import Chapter1PostList

/// View: receives the presenter's commands, so that a SwiftUI view can observe what they changed.
@Observable
final class PostListDisplay: PostListViewProtocol {
  @ObservationIgnored var presenter: (any PostListPresenterProtocol)?
  @ObservationIgnored private var hasLoaded = false
  private(set) var posts: [Post] = []
  private(set) var message: String?
  private(set) var isLoading = false

  /// Reports only the first appearance, because SwiftUI has no `viewDidLoad()`.
  func appear() {
    guard !hasLoaded else { return }
    hasLoaded = true
    presenter?.viewDidLoad()
  }

  func showLoading() {
    message = nil
    isLoading = true
  }

  func hideLoading() {
    isLoading = false
  }

  func showPosts(_ posts: [Post]) {
    self.posts = posts
    message = posts.isEmpty ? "There are no posts." : nil
  }

  func showError(_ message: String) {
    self.message = message
  }
}
