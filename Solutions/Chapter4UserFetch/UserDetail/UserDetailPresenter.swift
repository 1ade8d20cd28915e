/// Presenter: has the user from the start, and maps it to display strings for the view.
final class UserDetailPresenter: UserDetailPresenterProtocol {
  weak var view: (any UserDetailViewProtocol)?
  private let user: User

  init(user: User) {
    self.user = user
  }

  func viewDidLoad() {
    view?.show(UserDetail(user))
  }
}
