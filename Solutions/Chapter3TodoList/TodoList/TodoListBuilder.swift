import Foundation
import ScreenKit

/// Builder: makes the screens of the todo list, each with the partners that it needs.
public struct TodoListBuilder: TodoListBuilderProtocol {
  let interactor: any TodoListInteractorInputProtocol
  let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  /// Makes the partners that all screens share.
  ///
  /// - Parameter store: The JSON file that keeps the todos.
  public init(store: URL) {
    self.init(
      interactor: TodoListInteractor(localDataManager: TodoListLocalDataManager(file: store)),
      router: TodoListRouter())
  }

  /// Makes the screen that the app begins with.
  public func makeTodoListScreen() -> Screen {
    let presenter = TodoListPresenter(interactor: interactor, router: router)
    return TodoListView(presenter: presenter, builder: self)
  }

  func makeScreen(for route: TodoListRoute) -> Screen {
    switch route {
    case .detail(let id): makeTodoDetailScreen(id: id)
    }
  }

  private func makeTodoDetailScreen(id: Todo.ID) -> Screen {
    // exercise 3.8: A person opens a todo and sees nothing of it. Its changes must reach the list.
    let presenter = TodoDetailPresenter(id: id, interactor: interactor, router: router)
    return TodoDetailView(presenter: presenter)
    // starter: let screen = Screen()
    // starter: screen.title = "Todo \(id)"
    // starter: screen.lines = ["Nothing is shown here yet. Work on exercise 3.8: docs/3-todo-list.md"]
    // starter: return screen
    // end 3.8
  }
}
