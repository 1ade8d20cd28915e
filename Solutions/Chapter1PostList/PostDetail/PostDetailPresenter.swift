/// Presenter: asks for the post, shows it, and has the screen closed.
final class PostDetailPresenter: PostDetailPresenterProtocol {
  weak var view: (any PostDetailViewProtocol)?
  var interactor: (any PostDetailInteractorInputProtocol)?
  var wireframe: (any PostDetailWireframeProtocol)?

  func viewDidLoad() {
    interactor?.retrievePost()
  }

  func didSelectClose() {
    wireframe?.closePostDetail()
  }
}

extension PostDetailPresenter: PostDetailInteractorOutputProtocol {
  func didRetrievePost(_ post: Post) {
    view?.showPost(post)
  }
}
