import ScreenKit

/// Router: navigates from the list, and leaves the creation of a module to its builder.
final class UserListRouter: UserListRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showUserDetail(for user: User) {
    // exercise 4.8 · router: Tapping a row does nothing. Open a screen with the email address and the city of that user.
    navigator?.push(UserDetailBuilder.makeUserDetailModule(for: user))
    // starter: let view = UserDetailView(presenter: UserDetailPresenter(user: user))
    // starter: view.show(UserDetail(user))
    // starter: navigator?.push(view)
    // end 4.8
  }
}
