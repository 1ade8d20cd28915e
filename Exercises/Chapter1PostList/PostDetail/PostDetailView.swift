import Foundation
import ScreenKit

/// View: shows one post, and reports that the user wants to close it.
final class PostDetailView: Screen, PostDetailViewProtocol {
  var presenter: (any PostDetailPresenterProtocol)?

  override init() {
    super.init()
    title = "Post"
    lines = ["Nothing is shown here yet. Exercise 1.9 connects this screen: docs/1-post-list.md"]
  }

  override func viewDidLoad() {
    presenter?.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    presenter?.didSelectClose()
  }

  func showPost(_ post: Post) {
    title = post.title
    lines = ["Image: \(post.imageURL.absoluteString)"]
    rows = ["Close"]
  }
}
