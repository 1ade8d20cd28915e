import ScreenKit

/// Builder: makes the user detail.
enum UserDetailBuilder {
  /// Makes the detail of one user, who comes in through the presenter.
  static func makeUserDetailModule(for user: User) -> Screen {
    // exercise 4.8 · builder: Somebody taps a user, to see the email address and the city.
    let presenter = UserDetailPresenter(user: user)
    let view = UserDetailView(presenter: presenter)
    presenter.view = view
    return view
    // starter: let screen = Screen()
    // starter: screen.lines = ["\(user.name) is not shown yet. Work on exercise 4.8: docs/4-user-fetch.md"]
    // starter: return screen
    // end 4.8
  }
}
