import Observation
import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

/// A fake interactor that has its todos in memory, and records its calls.
final class FormerInteractorFake: TodoListInteractorInputProtocol {
  var todos: [Todo] = []
  var fetchError: TodoListError?
  var changeError: TodoListError?
  /// The error of each of the next changes, or `nil` for a change that succeeds.
  var changeErrors: [TodoListError?] = []
  /// What the next change returns, whatever the request was.
  var result: Todos?
  private let recorder: FormerRecorder

  init(_ recorder: FormerRecorder = FormerRecorder()) { self.recorder = recorder }

  func fetchTodos() throws(TodoListError) -> [Todo] {
    recorder.recorded.fetches += 1
    if let fetchError { throw fetchError }
    return todos
  }

  func addTodo(title: String) throws(TodoListError) -> [Todo] {
    recorder.recorded.added.append(title)
    return try change { $0.append(Todo(title: title)) }
  }

  func toggleTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    recorder.recorded.toggled.append(id)
    return try change { todos in
      for index in todos.indices where todos[index].id == id { todos[index].isDone.toggle() }
    }
  }

  func deleteTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    recorder.recorded.deleted.append(id)
    return try change { $0.removeAll { $0.id == id } }
  }

  private func change(_ make: (inout [Todo]) -> Void) throws(TodoListError) -> [Todo] {
    if let changeError { throw changeError }
    if !changeErrors.isEmpty, let error = changeErrors.removeFirst() { throw error }
    make(&todos)
    if let result { todos = result.todos }
    return todos
  }
}

/// A fake store in memory, which throws the errors that the test sets.
final class FormerStoreFake: TodoListLocalDataManagerInputProtocol {
  var todos: [Todo]?
  var retrieveError: TodoListError?
  var saveError: TodoListError?
  private let recorder: FormerRecorder

  init(_ recorder: FormerRecorder = FormerRecorder()) { self.recorder = recorder }

  func retrieveTodos() throws(TodoListError) -> [Todo]? {
    if let retrieveError { throw retrieveError }
    return todos
  }

  func saveTodos(_ todos: [Todo]) throws(TodoListError) {
    if recorder.recorded.saved.last != Todos(todos) { recorder.recorded.saved.append(Todos(todos)) }
    if let saveError { throw saveError }
    self.todos = todos
  }
}

/// A router that records its calls.
final class FormerRouterSpy: TodoListRouterProtocol {
  var route: TodoListRoute?
  private let recorder: FormerRecorder

  init(_ recorder: FormerRecorder = FormerRecorder()) { self.recorder = recorder }

  func moveToTodoDetail(id: Todo.ID) {
    recorder.recorded.moves.append(id)
    route = .detail(id: id)
  }

  func closeTodoDetail(id: Todo.ID) {
    recorder.recorded.closes.insert(id)
    if route == .detail(id: id) { route = nil }
  }
}

/// A fake presenter of the list, whose state the test sets, and which records the view's events.
@Observable
final class FormerPresenterFake: TodoListPresenterProtocol {
  var todos: [Todo] = []
  var reason: String?
  var route: TodoListRoute?
  @ObservationIgnored private let recorder: FormerRecorder

  init(_ recorder: FormerRecorder = FormerRecorder()) { self.recorder = recorder }

  func viewDidAppear() { recorder.recorded.appearances += 1 }
  func didEnterTodo(title: String) { recorder.recorded.typed.append(title) }
  func didSelectTodo(id: Todo.ID) { recorder.recorded.tapped.append(id) }
  func didClose(_ route: TodoListRoute) {
    switch route {
    case .detail(let id): recorder.recorded.closes.insert(id)
    }
  }
}

/// A fake presenter of the detail, whose state the test sets, and which records the view's events.
@Observable
final class FormerDetailPresenterFake: TodoDetailPresenterProtocol {
  var todo: Todo?
  var reason: String?
  @ObservationIgnored var events: [String] = []

  func viewDidAppear() { events.append("appear") }
  func didClose() { events.append("close") }
  func didSelectToggle() { events.append("toggle") }
  func didSelectDelete() { events.append("delete") }
  func didSelectNext() { events.append("next") }
}

/// A builder that creates empty screens, and records their routes.
final class FormerBuilderSpy: TodoListBuilderProtocol {
  /// The screen that was created last, as long as something shows it.
  private(set) weak var screen: Screen?
  let screens = LeakDetector()
  /// How often its screens have appeared.
  private(set) var appearances = 0
  /// What each screen that is created from now on does when it appears.
  var whenAppeared: () -> Void = {}
  private let recorder: FormerRecorder

  init(_ recorder: FormerRecorder = FormerRecorder()) { self.recorder = recorder }

  func makeScreen(for route: TodoListRoute) -> Screen {
    let screen = ActingScreen { [weak self, whenAppeared] in
      self?.appearances += 1
      whenAppeared()
    }
    switch route {
    case .detail(let id): screen.title = "Detail of \(id)"
    }
    recorder.recorded.made.append(route)
    self.screen = screen
    screens.watch(screen)
    return screen
  }
}
