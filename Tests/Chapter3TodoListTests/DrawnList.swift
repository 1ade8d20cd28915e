import ScreenKit
import TestSupport

@testable import Chapter3TodoList

/// The list over a home screen in a navigator, with a presenter whose route a test sets.
final class DrawnList {
  let presenter = TodoListPresenterFake()
  let builder = TodoListBuilderSpy()
  let navigator = Navigator()

  init() {
    let home = Screen()
    home.title = "Home"
    navigator.push(home)
    navigator.push(TodoListView(presenter: presenter, builder: builder))
  }

  func go(to todo: Todo?) async {
    presenter.route = todo.map { .detail(id: $0.id) }
    await navigator.draw()
  }
}

extension Navigator {
  /// Does what a terminal does before it draws: each screen, the covered ones too, reads its presenter.
  func draw() async {
    for _ in 0..<3 {
      for screen in screens { screen.updateProperties() }
      await settle()
    }
  }

  var titles: [String] { screens.map(\.title) }
}
