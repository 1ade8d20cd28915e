/// Interactor: holds the one post that this module is about.
final class PostDetailInteractor: PostDetailInteractorInputProtocol {
  weak var presenter: (any PostDetailInteractorOutputProtocol)?
  var post: Post?

  func retrievePost() {
    guard let post else { return }
    presenter?.didRetrievePost(post)
  }
}
