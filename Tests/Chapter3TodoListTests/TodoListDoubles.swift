import Observation
import ScreenKit
import Testing

@testable import Chapter3TodoList

/// An interactor that keeps its todos in memory, and remembers what it was asked for.
final class TodoListInteractorFake: TodoListInteractorInputProtocol {
  var todos: [Todo] = []
  var fetchError: TodoListError?
  var changeError: TodoListError?
  /// What the list is after the next change, whatever was asked for.
  var answer: [Todo]?
  var fetchCount = 0
  var added: [String] = []
  var toggled: [Todo.ID] = []
  var deleted: [Todo.ID] = []

  func fetchTodos() throws(TodoListError) -> [Todo] {
    fetchCount += 1
    if let fetchError { throw fetchError }
    return todos
  }

  func addTodo(title: String) throws(TodoListError) -> [Todo] {
    added.append(title)
    return try change { $0.append(Todo(title: title)) }
  }

  func toggleTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    toggled.append(id)
    return try change { todos in
      for index in todos.indices where todos[index].id == id { todos[index].isDone.toggle() }
    }
  }

  func deleteTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    deleted.append(id)
    return try change { $0.removeAll { $0.id == id } }
  }

  private func change(_ make: (inout [Todo]) -> Void) throws(TodoListError) -> [Todo] {
    if let changeError { throw changeError }
    make(&todos)
    if let answer { todos = answer }
    return todos
  }
}

/// A store in memory, which fails when it is told to.
final class TodoListLocalDataManagerFake: TodoListLocalDataManagerInputProtocol {
  var todos: [Todo]?
  var retrieveError: TodoListError?
  var saveError: TodoListError?

  func retrieveTodos() throws(TodoListError) -> [Todo]? {
    if let retrieveError { throw retrieveError }
    return todos
  }

  func saveTodos(_ todos: [Todo]) throws(TodoListError) {
    if let saveError { throw saveError }
    self.todos = todos
  }
}

/// A router that goes nowhere, and remembers where it was asked to go.
final class TodoListRouterSpy: TodoListRouterProtocol {
  var route: TodoListRoute?
  var moves: [Todo.ID] = []
  /// To close a detail again does no harm, so it is not counted.
  var closes: Set<Todo.ID> = []

  func moveToTodoDetail(id: Todo.ID) { moves.append(id) }
  func closeTodoDetail(id: Todo.ID) { closes.insert(id) }
}

/// A list's presenter whose state a test sets, and which remembers what the view reported.
@Observable
final class TodoListPresenterFake: TodoListPresenterProtocol {
  var todos: [Todo] = []
  var reason: String?
  var route: TodoListRoute?
  @ObservationIgnored var appearCount = 0
  @ObservationIgnored var entered: [String] = []
  @ObservationIgnored var selected: [Todo.ID] = []

  func viewDidAppear() { appearCount += 1 }
  func didEnterTodo(title: String) { entered.append(title) }
  func didSelectTodo(id: Todo.ID) { selected.append(id) }
}

/// A detail's presenter whose state a test sets, and which remembers what the view reported.
@Observable
final class TodoDetailPresenterFake: TodoDetailPresenterProtocol {
  var todo: Todo?
  var reason: String?
  @ObservationIgnored var events: [String] = []

  func viewDidAppear() { events.append("appear") }
  func viewDidDisappear() { events.append("disappear") }
  func didSelectToggle() { events.append("toggle") }
  func didSelectDelete() { events.append("delete") }
  func didSelectNext() { events.append("next") }
}

/// A builder that makes empty screens, and remembers for which routes.
final class TodoListBuilderSpy: TodoListBuilderProtocol {
  var routes: [TodoListRoute] = []
  var screens: [Screen] = []
  /// What each screen that is made from now on does when it appears.
  var whenAppeared: () -> Void = {}

  func makeScreen(for route: TodoListRoute) -> Screen {
    let screen = ActingScreen(whenAppeared: whenAppeared)
    switch route {
    case .detail(let id): screen.title = "Detail of \(id)"
    }
    routes.append(route)
    screens.append(screen)
    return screen
  }
}

/// A screen that does something when it appears.
final class ActingScreen: Screen {
  private let whenAppeared: () -> Void

  init(whenAppeared: @escaping () -> Void) {
    self.whenAppeared = whenAppeared
    super.init()
  }

  override func viewDidAppear() { whenAppeared() }
}
