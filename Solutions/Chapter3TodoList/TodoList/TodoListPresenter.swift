import Observation

/// Presenter: holds what the list shows, hears events, and asks others for the rest.
// exercise 3.2 · presenter: Show the todos and the reason, and let each change reach the screen.
@Observable
// end 3.2
final class TodoListPresenter: TodoListPresenterProtocol {
  private(set) var todos: [Todo] = []
  private(set) var reason: String?
  var route: TodoListRoute? { router.route }

  private let interactor: any TodoListInteractorInputProtocol
  private let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    // exercise 3.1 · init: Show the todos each time the screen appears. Begin no work before.
    self.interactor = interactor
    self.router = router
    // starter: self.interactor = interactor
    // starter: self.router = router
    // starter: show { try interactor.fetchTodos() }
    // end 3.1
  }

  func viewDidAppear() {
    // exercise 3.1 · appear: Show the todos each time the screen appears. Begin no work before.
    show { try interactor.fetchTodos() }
    // end 3.1
  }

  func didEnterTodo(title: String) {
    // exercise 3.5 · add: A person adds, marks or deletes a todo, and wants to see the outcome.
    show { try interactor.addTodo(title: title) }
    // end 3.5
  }

  func didSelectTodo(id: Todo.ID) {
    // exercise 3.6 · presenter: A person taps a todo to see it alone, and nothing opens.
    router.moveToTodoDetail(id: id)
    // end 3.6
  }

  /// Takes over the interactor's answer; when there is none, the todos that are shown stay.
  private func show(_ answer: () throws -> [Todo]) {
    do {
      todos = try answer()
      reason = nil
    } catch {
      // Swift infers `any Error` for a closure, whatever is thrown in it.
      reason = (error as? TodoListError)?.reason ?? "\(error)"
    }
  }
}
