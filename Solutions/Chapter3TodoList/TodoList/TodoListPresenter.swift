import Observation

/// Presenter: has the state of the list, and handles its events.
// exercise 3.2 · presenter: Every update makes the list longer, and changes don't reach the screen. Show the current state.
@Observable
// end 3.2
final class TodoListPresenter: TodoListPresenterProtocol {
  private(set) var todos: [Todo] = []
  private(set) var reason: String?
  // exercise 3.6 · route: The user taps a todo and nothing happens. Navigate to its detail.
  var route: TodoListRoute? { router.route }
  // starter: private(set) var route: TodoListRoute?
  // end 3.6

  private let interactor: any TodoListInteractorInputProtocol
  private let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    // exercise 3.1 · init: A preview already reads the file, and the list is stale after a detail. Load at the right time.
    self.interactor = interactor
    self.router = router
    // starter: self.interactor = interactor
    // starter: self.router = router
    // starter: show(try interactor.fetchTodos())
    // end 3.1
  }

  func viewDidAppear() {
    // exercise 3.1 · appear: A preview already reads the file, and the list is stale after a detail. Load at the right time.
    show(try interactor.fetchTodos())
    // starter: guard todos.isEmpty else { return }  // A list with todos needs no second request.
    // starter: show(try interactor.fetchTodos())
    // end 3.1
  }

  func didEnterTodo(title: String) {
    // exercise 3.5 · add: With a full disk, the screen shows changes that were not saved. Show what was really saved.
    show(try interactor.addTodo(title: title))
    // starter: todos.append(Todo(title: title))
    // starter: _ = try? interactor.addTodo(title: title)
    // end 3.5
  }

  func didSelectTodo(id: Todo.ID) {
    // exercise 3.6 · presenter: The user taps a todo and nothing happens. Navigate to its detail.
    router.moveToTodoDetail(id: id)
    // end 3.6
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
