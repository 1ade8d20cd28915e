import TestSupport

@testable import Chapter3TodoList

/// What the presenter of the list has to do.
struct ListPresenterModel: RoleModel {
  enum Message {
    case viewDidAppear
    case didEnterTodo(title: String)
    case didSelectTodo(id: Todo.ID)
    /// A tap on the todo in this row; rows are counted round and round.
    case tap(row: Int)
    /// The router's route changes without this presenter, as when a detail closes.
    case routeBecomes(TodoListRoute?)
    /// From now on, the interactor has this list.
    case listHas([Todo])
    /// From now on, the interactor cannot fetch.
    case listIsUnreadable(TodoListError)
    /// The next changes fail, or succeed where there is nil.
    case changesFail([TodoListError?])
    /// From now on, each change leads to this list.
    case changesLeadTo([Todo]?)
  }
  enum Kind {
    case appear, appearFails
    case add, addFails
    /// The second one in a turn.
    case addAgain, addAgainFails
    /// A title that the list has, or that looks like none.
    case addOdd, addOddFails
    case tap, tapOverDetail, move
    /// A tap on no row, or what only the collaborators notice.
    case nothing
  }

  var recording = TodoListRecording()

  mutating func beginTurn() { recording = recording.state }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .viewDidAppear: recording.world.readError == nil ? .appear : .appearFails
    case .didEnterTodo(let title): kind(ofAdding: title)
    case .didSelectTodo: recording.world.route == nil ? .tap : .tapOverDetail
    case .tap: .nothing
    case .routeBecomes: .move
    // Not a circumstance, because it ends with these changes.
    case .changesFail: .nothing
    case .listHas, .listIsUnreadable, .changesLeadTo: nil
    }
  }

  private func kind(ofAdding title: String) -> Kind {
    let fails = recording.world.changeErrors.first ?? nil != nil
    if !recording.added.isEmpty { return fails ? .addAgainFails : .addAgain }
    let isPlain = ["Sleep", "Milk"].contains(title)
    if !isPlain || recording.todos.contains(where: { $0.title == title }) {
      return fails ? .addOddFails : .addOdd
    }
    return fails ? .addFails : .add
  }

  func resolve(_ message: Message) -> Message {
    guard case .tap(let row) = message, !recording.todos.isEmpty else { return message }
    return .didSelectTodo(id: recording.todos[row % recording.todos.count].id)
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    // An answer may ask the interactor in a task, and then both requests find the same list.
    case (.viewDidAppear, .viewDidAppear), (.viewDidAppear, .listHas), (.listHas, .viewDidAppear):
      true
    case (.didEnterTodo, .didEnterTodo), (.didSelectTodo, .didSelectTodo): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .viewDidAppear:
      recording.fetches += 1
      show { recording throws(TodoListError) in try recording.world.read() ?? [] }
    case .didEnterTodo(let title):
      recording.added.append(title)
      show { recording throws(TodoListError) in try recording.world.add(title: title) }
    case .didSelectTodo(let id):
      recording.moves.append(id)
      recording.world.route = .detail(id: id)
    default: recording.world.change(by: message)
    }
    recording.route = recording.world.route
  }

  /// Shows the result of a request; after an error, the old todos stay.
  private mutating func show(
    _ request: (inout TodoListRecording) throws(TodoListError) -> [Todo]
  ) {
    do {
      recording.todos = try request(&recording)
      recording.reason = nil
    } catch {
      recording.reason = error.reason
    }
  }

  mutating func adopt(_ found: TodoListRecording, after kind: Kind) { recording = found }
}

extension TodoListWorld {
  /// Changes by a circumstance, or by a move of the router.
  mutating func change(by message: ListPresenterModel.Message) {
    switch message {
    case .routeBecomes(let route): self.route = route
    case .listHas(let todos): (self.todos, readError) = (todos, nil)
    case .listIsUnreadable(let error): readError = error
    case .changesFail(let errors): changeErrors = errors
    case .changesLeadTo(let todos): outcome = todos
    case .viewDidAppear, .didEnterTodo, .didSelectTodo, .tap: break
    }
  }
}
