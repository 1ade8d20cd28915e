import ScreenKit
import TestSupport

@testable import Chapter3TodoList

/// The list over a home screen in a navigator, with a fake presenter whose state the test sets.
final class DrawnList {
  let presenter: FormerPresenterFake
  let builder: FormerBuilderSpy
  let navigator = Navigator()

  private let recorder = FormerRecorder()
  private let view: TodoListView
  private var drawing: ChangeProbe?

  /// What is on the screen, and all calls since the last step began.
  var recorded: FormerRecording {
    var recorded = recorder.recorded
    recorded.screens = navigator.titles
    recorded.sheet = navigator.presented?.title
    recorded.rows = Rows(view.rows)
    recorded.lines = view.lines
    recorded.field = view.textPrompt
    recorded.isLoading = view.isLoading
    return recorded
  }

  init(todos: [Todo] = [], reason: String? = nil, route: TodoListRoute? = nil) {
    presenter = FormerPresenterFake(recorder)
    builder = FormerBuilderSpy(recorder)
    view = TodoListView(presenter: presenter, builder: builder)
    presenter.todos = todos
    presenter.reason = reason
    presenter.route = route
    let home = Screen()
    home.title = "Home"
    navigator.push(home)
    navigator.push(view)
    LeakDetector.watchToTheEnd(view)
  }

  /// Changes the state, then updates the screens.
  func step(_ body: () -> Void = {}) async {
    recorder.recorded = FormerRecording()
    let before = state
    body()
    let isDrawnAgain = drawing?.wasNotified ?? true
    recorder.recorded.isNotRedrawn = state != before && !isDrawnAgain
    for _ in 0..<3 {
      drawing = ChangeProbe { navigator.updateAll() }
      await settle()
    }
  }

  /// The rows that a new view shows of the same state, which it has not read before.
  var rowsOfNewView: Rows {
    let view = TodoListView(presenter: presenter, builder: FormerBuilderSpy())
    view.updateProperties()
    return Rows(view.rows)
  }

  func go(to todo: Todo?) async {
    await step { presenter.route = todo.map { .detail(id: $0.id) } }
  }

  func tap(_ row: Int) {
    view.didSelectRow(at: row)
  }

  private var state: FormerRecording {
    FormerRecording(todos: Todos(presenter.todos), reason: presenter.reason)
  }
}

extension FormerPresenterFake {
  /// Changes the route several times: in this turn, or each time in a task that the turn before has begun.
  func go(to todos: [Todo?], inTurn isInTurn: Bool) {
    guard let todo = todos.first else { return }
    route = todo.map { .detail(id: $0.id) }
    let others = Array(todos.dropFirst())
    if isInTurn { go(to: others, inTurn: true) } else { Task { go(to: others, inTurn: false) } }
  }
}

extension Navigator {
  /// Updates the screens as the terminal does before it draws, which leaves out those below another one.
  func draw() async {
    for _ in 0..<3 {
      updateAll()
      await settle()
    }
  }

  func updateAll() {
    for screen in screens.suffix(1) + [presented].compactMap({ $0 }) { screen.updateProperties() }
  }

  var titles: [String] { screens.map(\.title) }
}
