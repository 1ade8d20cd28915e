import ScreenKit

/// Router: navigates from the list, and leaves the creation of a module to its builder.
final class UserListRouter: UserListRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showUserDetail(for user: User) {
    // TODO: 4.8 Tapping a row does nothing. Open a screen with the email address and the city of that user.
    let view = UserDetailView(presenter: UserDetailPresenter(user: user))
    view.show(UserDetail(user))
    navigator?.push(view)
  }
}
