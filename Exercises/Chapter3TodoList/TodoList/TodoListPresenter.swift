import Observation

/// Presenter: holds what the list shows, hears events, and asks others for the rest.
// TODO: 3.2 Show the todos and the reason, and let each change reach the screen.
final class TodoListPresenter: TodoListPresenterProtocol {
  private(set) var todos: [Todo] = []
  private(set) var reason: String?
  var route: TodoListRoute? { router.route }

  private let interactor: any TodoListInteractorInputProtocol
  private let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    // TODO: 3.1 Show the todos each time the screen appears. Begin no work before.
    self.interactor = interactor
    self.router = router
    show { try interactor.fetchTodos() }
  }

  func viewDidAppear() {
    // TODO: 3.1 Show the todos each time the screen appears. Begin no work before.
  }

  func didEnterTodo(title: String) {
    // TODO: 3.5 A person adds, marks or deletes a todo, and wants to see the outcome.
  }

  func didSelectTodo(id: Todo.ID) {
    // TODO: 3.6 A person taps a todo to see it alone, and nothing opens.
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
