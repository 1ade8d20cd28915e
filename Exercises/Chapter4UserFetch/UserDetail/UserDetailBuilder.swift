import ScreenKit

/// Builder: makes the user detail.
enum UserDetailBuilder {
  /// Makes the detail of one user, who comes in through the presenter.
  static func makeUserDetailModule(for user: User) -> Screen {
    // TODO: 4.8 Make a presenter that knows the user, and its view. Connect the two.
    let screen = Screen()
    screen.lines = ["\(user.name) is not shown yet. Work on exercise 4.8: docs/4-user-fetch.md"]
    return screen
  }
}
