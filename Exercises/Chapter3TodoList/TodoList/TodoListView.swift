import Observation
import ScreenKit

/// View: shows its presenter's state, reports the user's actions, and follows the route.
final class TodoListView: Screen {
  private let presenter: any TodoListPresenterProtocol
  private let builder: any TodoListBuilderProtocol
  private var shownRoute: TodoListRoute?
  private weak var detail: Screen?
  private var isObservingRoute = false

  init(presenter: any TodoListPresenterProtocol, builder: any TodoListBuilderProtocol) {
    self.presenter = presenter
    self.builder = builder
    super.init()
    title = "Todo List"
    lines = ["This list is not complete yet. Work on chapter 3: docs/3-todo-list.md"]
    textPrompt = "New todo"
  }

  override func viewDidAppear() {
    presenter.viewDidAppear()
    guard !isObservingRoute else { return }
    isObservingRoute = true
    observeRoute()
  }

  override func updateProperties() {
    // TODO: 3.2 Every update makes the list longer, and changes don't reach the screen. Show the current state.
    rows += presenter.todos.map(text)
    if let reason = presenter.reason { lines.append(reason) }
  }

  override func didEnterText(_ text: String) {
    // A terminal keeps no text. A text field is cleared only if the presenter has no reason, as in the SwiftUI version.
    presenter.didEnterTodo(title: text)
  }

  override func didSelectRow(at index: Int) {
    // The terminal draws before it takes a tap, so the rows are up to date. Otherwise, a view keeps the ids of its rows.
    guard presenter.todos.indices.contains(index) else { return }
    presenter.didSelectTodo(id: presenter.todos[index].id)
  }

  private func text(for todo: Todo) -> String {
    (todo.isDone ? "[x] " : "[ ] ") + todo.title
  }

  /// Follows the route from now on.
  ///
  /// `updateProperties()` is not called while a detail covers the list, but the route changes then, too.
  private func observeRoute() {
    withObservationTracking {
      _ = presenter.route
    } onChange: { [weak self] in
      // The route has its new value only after this call.
      Task { @MainActor in self?.observeRoute() }
    }
    followRoute()
  }

  private func followRoute() {
    // TODO: 3.9 The route has changed, but the old screen is still visible. Follow the route.
  }

  /// Replaces what is over the list by another screen, or by none if it is `nil`.
  private func showOverList(_ screen: Screen?) {
    if let detail, detail.navigator != nil { navigator?.pop(to: self) }
    detail = screen
    if let screen { navigator?.push(screen) }
  }
}
