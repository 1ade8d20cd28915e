/// Presenter: requests the post, has the view show it, and has the wireframe close the screen.
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
