import ScreenKit

/// Builder: creates and connects the user detail.
enum UserDetailBuilder {
  /// Creates the detail of one user, which the presenter receives.
  static func makeUserDetailModule(for user: User) -> Screen {
    // TODO: 4.8 Tapping a row does nothing. Open a screen with the email address and the city of that user.
    let screen = Screen()
    screen.lines = ["\(user.name) is not shown yet. Work on exercise 4.8: docs/4-user-fetch.md"]
    return screen
  }
}
