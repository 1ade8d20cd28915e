import Observation

/// Presenter: holds what the list shows, hears events, and asks others for the rest.
// TODO: 3.2 Let whoever reads this state learn that it has changed.
final class TodoListPresenter: TodoListPresenterProtocol {
  private(set) var todos: [Todo] = []
  private(set) var reason: String?
  var route: TodoListRoute? { router.route }

  private let interactor: any TodoListInteractorInputProtocol
  private let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    // TODO: 3.1 Only keep the partners here. Making a presenter begins no work.
    self.interactor = interactor
    self.router = router
    show { try interactor.fetchTodos() }
  }

  func viewDidAppear() {
    // TODO: 3.1 Whenever the screen appears, show the todos that the interactor has then.
  }

  func didEnterTodo(title: String) {
    // TODO: 3.5 Have the interactor add the todo, and show its answer.
  }

  func didSelectTodo(id: Todo.ID) {
    // TODO: 3.6 Ask the router to move to the detail of this todo.
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
