import ScreenKit

/// View: shows what the presenter tells it to, and reports what the user does.
final class PostListView: Screen, PostListViewProtocol {
  var presenter: (any PostListPresenterProtocol)?
  private var posts: [Post] = []

  override init() {
    super.init()
    title = "Posts"
    lines = ["Nothing is shown here yet. Work on chapter 1: docs/1-post-list.md"]
  }

  override func viewDidLoad() {
    presenter?.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    guard posts.indices.contains(index) else { return }
    presenter?.didSelectPost(posts[index])
  }

  func showLoading() {
    lines = []
    isLoading = true
  }

  func hideLoading() {
    isLoading = false
  }

  func showPosts(_ posts: [Post]) {
    self.posts = posts
    rows = posts.map(\.title)
    lines = posts.isEmpty ? ["There are no posts."] : []
  }

  func showError(_ message: String) {
    lines = [message]
  }
}
