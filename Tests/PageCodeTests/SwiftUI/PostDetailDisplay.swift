import Observation

@testable import Chapter1PostList

/// View: receives the commands of the detail's presenter.
@Observable
final class PostDetailDisplay: PostDetailViewProtocol {
  @ObservationIgnored var presenter: (any PostDetailPresenterProtocol)?
  private(set) var post: Post?

  func showPost(_ post: Post) {
    self.post = post
  }
}
