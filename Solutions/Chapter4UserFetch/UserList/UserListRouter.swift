import ScreenKit

/// Router: knows where the list leads, and leaves the making of a module to its builder.
final class UserListRouter: UserListRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showUserDetail(for user: User) {
    // exercise 4.8 · router: Somebody taps a user, to see the email address and the city.
    navigator?.push(UserDetailBuilder.makeUserDetailModule(for: user))
    // end 4.8
  }
}
