import Observation

/// Presenter: has the state of the list, and handles its events.
// TODO: 3.2 Every update makes the list longer, and changes don't reach the screen. Show the current state.
final class TodoListPresenter: TodoListPresenterProtocol {
  private(set) var todos: [Todo] = []
  private(set) var reason: String?
  // TODO: 3.6 The user taps a todo and nothing happens. Navigate to its detail.
  private(set) var route: TodoListRoute?

  private let interactor: any TodoListInteractorInputProtocol
  private let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    // TODO: 3.1 A preview already reads the file, and the list is stale after a detail. Load at the right time.
    self.interactor = interactor
    self.router = router
    show(try interactor.fetchTodos())
  }

  func viewDidAppear() {
    // TODO: 3.1 A preview already reads the file, and the list is stale after a detail. Load at the right time.
    guard todos.isEmpty else { return }  // A list with todos needs no second request.
    show(try interactor.fetchTodos())
  }

  func didEnterTodo(title: String) {
    // TODO: 3.5 With a full disk, the screen shows changes that were not saved. Show what was really saved.
    todos.append(Todo(title: title))
    _ = try? interactor.addTodo(title: title)
  }

  func didSelectTodo(id: Todo.ID) {
    // TODO: 3.6 The user taps a todo and nothing happens. Navigate to its detail.
  }

  func didClose(_ route: TodoListRoute) {
    switch route {
    case .detail(let id): router.closeTodoDetail(id: id)
    }
  }

  /// Shows the result of a request to the interactor; after an error, the old todos stay.
  ///
  /// `@autoclosure` passes the request without running it, so that its error is caught here.
  private func show(_ request: @autoclosure () throws(TodoListError) -> [Todo]) {
    do {
      todos = try request()
      reason = nil
    } catch {
      reason = error.reason
    }
  }
}
