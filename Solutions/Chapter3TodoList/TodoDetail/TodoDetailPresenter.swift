import Observation

/// Presenter: has the state of one todo's detail, and handles its events.
@Observable
final class TodoDetailPresenter: TodoDetailPresenterProtocol {
  private(set) var reason: String?
  var todo: Todo? { todos.first { $0.id == id } }

  private var todos: [Todo] = []
  private let id: Todo.ID
  private let interactor: any TodoListInteractorInputProtocol
  private let router: any TodoListRouterProtocol

  init(
    id: Todo.ID, interactor: any TodoListInteractorInputProtocol,
    // exercise 3.8 · init: The user leaves a detail, and cannot open the same todo again. Let the list learn of it.
    router: any TodoListRouterProtocol,
    // starter: router: any TodoListRouterProtocol = TodoListRouter()  // For previews.
    // end 3.8
  ) {
    self.id = id
    self.interactor = interactor
    self.router = router
  }

  func viewDidAppear() {
    show(try interactor.fetchTodos())
  }

  func didClose() {
    // exercise 3.7 · detail: A closed detail still has its route, so it cannot be opened again. A covered one must keep it.
    router.closeTodoDetail(id: id)
    // end 3.7
  }

  func didSelectToggle() {
    // exercise 3.5 · toggle: With a full disk, the screen shows changes that were not saved. Show what was really saved.
    show(try interactor.toggleTodo(id: id))
    // starter: for index in todos.indices where todos[index].id == id { todos[index].isDone.toggle() }
    // starter: _ = try? interactor.toggleTodo(id: id)
    // end 3.5
  }

  func didSelectDelete() {
    // exercise 3.5 · delete: With a full disk, the screen shows changes that were not saved. Show what was really saved.
    show(try interactor.deleteTodo(id: id))
    // starter: router.closeTodoDetail(id: id)
    // starter: _ = try? interactor.deleteTodo(id: id)
    // end 3.5
  }

  /// Moves to the following todo; the last one is followed by the first.
  func didSelectNext() {
    let rest = todos.drop { $0.id != id }.dropFirst()
    if let next = rest.first ?? todos.first { router.moveToTodoDetail(id: next.id) }
  }

  /// Shows the result of a request to the interactor; after an error, the old todo stays.
  ///
  /// `@autoclosure` passes the request without running it, so that its error is caught here.
  private func show(_ request: @autoclosure () throws(TodoListError) -> [Todo]) {
    do {
      todos = try request()
      reason = nil
      if todo == nil { router.closeTodoDetail(id: id) }  // It was deleted, or never existed.
    } catch {
      reason = error.reason
    }
  }
}
