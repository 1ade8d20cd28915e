/// Interactor: provides the post that this module shows.
final class PostDetailInteractor: PostDetailInteractorInputProtocol {
  weak var presenter: (any PostDetailInteractorOutputProtocol)?
  var post: Post?

  func retrievePost() {
    guard let post else { return }
    presenter?.didRetrievePost(post)
  }
}
