import Observation
import TestSupport

@testable import Chapter3TodoList

/// What the test doubles of one test record, together.
typealias Recorder = TestSupport.Recorder<TodoListRecording>

extension Recorder where Recording == TodoListRecording {
  convenience init() { self.init(TodoListRecording()) }
}

/// An interactor that has its todos in memory, and records its calls.
final class TodoListInteractorFake: RecordingDouble<TodoListRecording>,
  TodoListInteractorInputProtocol
{
  var todos: [Todo] {
    get { recorder.recording.world.todos ?? [] }
    set { recorder.recording.world.todos = newValue }
  }
  var fetchError: TodoListError? {
    get { recorder.recording.world.readError }
    set { recorder.recording.world.readError = newValue }
  }
  /// The error of the next change.
  var changeError: TodoListError? {
    get { recorder.recording.world.changeErrors.first ?? nil }
    set { recorder.recording.world.changeErrors = [newValue] }
  }
  var fetches: Int { recorder.recording.fetches }
  var added: [String] { recorder.recording.added }
  var toggled: [Todo.ID] { recorder.recording.toggled }
  var deleted: [Todo.ID] { recorder.recording.deleted }

  convenience init() { self.init(Recorder()) }

  func fetchTodos() throws(TodoListError) -> [Todo] {
    recorder.recording.fetches += 1
    return try recorder.recording.world.read() ?? []
  }

  func addTodo(title: String) throws(TodoListError) -> [Todo] {
    recorder.recording.added.append(title)
    return try recorder.recording.world.add(title: title)
  }

  func toggleTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    recorder.recording.toggled.append(id)
    return try recorder.recording.world.toggle(id: id)
  }

  func deleteTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    recorder.recording.deleted.append(id)
    return try recorder.recording.world.delete(id: id)
  }
}

/// A store in memory, which throws an error if a test sets one.
final class TodoListLocalDataManagerFake: RecordingDouble<TodoListRecording>,
  TodoListLocalDataManagerInputProtocol
{
  /// The list that is stored; nil if nothing was saved yet.
  var todos: [Todo]? {
    get { recorder.recording.world.todos }
    set { recorder.recording.world.todos = newValue }
  }
  var readError: TodoListError? {
    get { recorder.recording.world.readError }
    set { recorder.recording.world.readError = newValue }
  }
  var saveError: TodoListError? {
    get { recorder.recording.world.saveError }
    set { recorder.recording.world.saveError = newValue }
  }

  convenience init() { self.init(Recorder()) }

  func retrieveTodos() throws(TodoListError) -> [Todo]? { try recorder.recording.world.read() }

  func saveTodos(_ todos: [Todo]) throws(TodoListError) { try recorder.recording.save(todos) }
}

/// A router that records its calls, and whose route can be observed.
@Observable
final class TodoListRouterSpy: RecordingDouble<TodoListRecording>, TodoListRouterProtocol {
  var route: TodoListRoute? {
    get {
      access(keyPath: \.route)
      return recorder.recording.world.route
    }
    set { withMutation(keyPath: \.route) { recorder.recording.world.route = newValue } }
  }
  var moves: [Todo.ID] { recorder.recording.moves }
  var closes: [Todo.ID] { recorder.recording.closes }

  func moveToTodoDetail(id: Todo.ID) {
    recorder.recording.moves.append(id)
    route = .detail(id: id)
  }

  func closeTodoDetail(id: Todo.ID) {
    withMutation(keyPath: \.route) { recorder.recording.close(id: id) }
  }
}
