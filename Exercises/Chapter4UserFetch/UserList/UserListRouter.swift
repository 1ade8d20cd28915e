import ScreenKit

/// Router: knows where the list leads, and leaves the making of a module to its builder.
final class UserListRouter: UserListRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showUserDetail(for user: User) {
    // TODO: 4.8 Somebody taps a user, to see the email address and the city.
  }
}
