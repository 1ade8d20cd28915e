import Observation

/// Presenter: holds what the detail of one todo shows, and asks others for the rest.
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
    router: any TodoListRouterProtocol
  ) {
    self.id = id
    self.interactor = interactor
    self.router = router
  }

  func viewDidAppear() {
    show { try interactor.fetchTodos() }
  }

  func viewDidDisappear() {
    // TODO: 3.7 A detail has closed, and the route still names it. Other routes stay.
  }

  func didSelectToggle() {
    // TODO: 3.5 A person adds, marks or deletes a todo, and wants to see the outcome.
  }

  func didSelectDelete() {
    // TODO: 3.5 A person adds, marks or deletes a todo, and wants to see the outcome.
  }

  /// After the last todo comes the first.
  func didSelectNext() {
    let rest = todos.drop { $0.id != id }.dropFirst()
    if let next = rest.first ?? todos.first { router.moveToTodoDetail(id: next.id) }
  }

  /// Takes over the interactor's answer; when there is none, the todo that is shown stays.
  private func show(_ answer: () throws -> [Todo]) {
    do {
      todos = try answer()
      reason = nil
      if todo == nil { router.closeTodoDetail(id: id) }  // There is nothing left to show.
    } catch {
      // Swift infers `any Error` for a closure, whatever is thrown in it.
      reason = (error as? TodoListError)?.reason ?? "\(error)"
    }
  }
}
