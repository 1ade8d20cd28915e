import Foundation
import ScreenKit

/// Builder: creates the screens of the todo list, each with the collaborators that it needs.
public struct TodoListBuilder: TodoListBuilderProtocol {
  let interactor: any TodoListInteractorInputProtocol
  let router: any TodoListRouterProtocol

  init(interactor: any TodoListInteractorInputProtocol, router: any TodoListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  /// Creates the collaborators that all screens share.
  ///
  /// - Parameter store: The JSON file with the todos.
  public init(store: URL) {
    self.init(
      interactor: TodoListInteractor(localDataManager: TodoListLocalDataManager(file: store)),
      router: TodoListRouter())
  }

  /// Creates the first screen of the app, for one navigator: another window needs a builder with a router of its own.
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
    // exercise 3.8 · builder: The user leaves a detail, and cannot open the same todo again. Let the list learn of it.
    let presenter = TodoDetailPresenter(id: id, interactor: interactor, router: router)
    return TodoDetailView(presenter: presenter)
    // starter: let presenter = TodoDetailPresenter(id: id, interactor: interactor)
    // starter: return TodoDetailView(presenter: presenter)
    // end 3.8
  }
}
