import ScreenKit

/// Builder: makes the user detail.
enum UserDetailBuilder {
  /// Makes the detail of one user, who comes in through the presenter.
  static func makeUserDetailModule(for user: User) -> Screen {
    // TODO: 4.8 Somebody taps a user, to see the email address and the city.
    let screen = Screen()
    screen.lines = ["\(user.name) is not shown yet. Work on exercise 4.8: docs/4-user-fetch.md"]
    return screen
  }
}
