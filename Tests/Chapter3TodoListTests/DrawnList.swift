import ScreenKit
import TestSupport

@testable import Chapter3TodoList

/// The list over a home screen in a navigator, with a presenter whose state a test sets.
final class DrawnList {
  let presenter: TodoListPresenterFake
  let builder: TodoListBuilderSpy
  let navigator = Navigator()

  private let recorder = Recorder()
  private let view: TodoListView
  private var drawing: ChangeProbe?

  /// What is drawn now, and what was heard since the last step began.
  var recorded: Recording {
    var recorded = recorder.recorded
    recorded.screens = navigator.titles
    recorded.sheet = navigator.presented?.title
    recorded.rows = Rows(view.rows)
    recorded.lines = view.lines
    recorded.field = view.textPrompt
    recorded.isLoading = view.isLoading
    return recorded
  }

  init(todos: [Todo] = [], reason: String? = nil) {
    presenter = TodoListPresenterFake(recorder)
    builder = TodoListBuilderSpy(recorder)
    view = TodoListView(presenter: presenter, builder: builder)
    presenter.todos = todos
    presenter.reason = reason
    let home = Screen()
    home.title = "Home"
    navigator.push(home)
    navigator.push(view)
    Probes.watchToTheEnd(view)
  }

  /// Changes what there is to draw, and draws.
  func step(_ body: () -> Void = {}) async {
    recorder.recorded = Recording()
    let before = state
    body()
    let isDrawnAgain = drawing?.hasHeardOfChange ?? true
    recorder.recorded.isNotDrawnAgain = state != before && !isDrawnAgain
    for _ in 0..<3 {
      drawing = ChangeProbe { navigator.updateAll() }
      await settle()
    }
  }

  func go(to todo: Todo?) async {
    await step { presenter.route = todo.map { .detail(id: $0.id) } }
  }

  func tap(_ row: Int) {
    view.didSelectRow(at: row)
  }

  private var state: Recording {
    Recording(todos: Todos(presenter.todos), reason: presenter.reason, route: presenter.route)
  }
}

extension Navigator {
  /// Does what a terminal does before it draws: each screen, the covered ones too, reads its presenter.
  func draw() async {
    for _ in 0..<3 {
      updateAll()
      await settle()
    }
  }

  func updateAll() {
    for screen in screens { screen.updateProperties() }
  }

  var titles: [String] { screens.map(\.title) }
}
