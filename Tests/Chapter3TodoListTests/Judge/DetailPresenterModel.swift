import TestSupport

@testable import Chapter3TodoList

/// What the presenter of a todo's detail has to do, from its first appearance on.
struct DetailPresenterModel: RoleModel {
  enum Message {
    case viewDidAppear
    case didSelectToggle
    case didSelectDelete
    case didSelectNext
    case didClose
    /// A circumstance, or a move of the router.
    case around(ListPresenterModel.Message)
  }
  enum Kind {
    case toggle, toggleFails, delete, deleteFails
    /// The second change in a turn.
    case again, againFails
    case next
    /// The route points to this detail, or elsewhere.
    case close, closeElsewhere
    /// What the provided code does, or another object.
    case given
  }

  var recording = TodoListRecording(
    todo: .bread, world: TodoListWorld(todos: [.call, .bread, .letter], route: .detail(id: "b")))
  /// What the presenter knows, of which it shows only its own todo.
  private var known = [Todo.call, .bread, .letter]
  /// Whether the user can tap, because the screen has shown a todo before this turn.
  private var isShown = true
  private let id = Todo.bread.id

  mutating func beginTurn() {
    recording = recording.state
    isShown = recording.todo != nil
  }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .didSelectToggle where !isShown, .didSelectDelete where !isShown: .given
    case .didSelectToggle: kindOfChange(.toggle, failing: .toggleFails)
    case .didSelectDelete: kindOfChange(.delete, failing: .deleteFails)
    case .didSelectNext: .next
    case .didClose: recording.world.route == .detail(id: id) ? .close : .closeElsewhere
    case .viewDidAppear, .around(.routeBecomes), .around(.changesFail): .given
    case .around: nil
    }
  }

  private func kindOfChange(_ first: Kind, failing: Kind) -> Kind {
    let fails = recording.world.changeErrors.first ?? nil != nil
    if recording.toggled + recording.deleted != [] { return fails ? .againFails : .again }
    return fails ? failing : first
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    let world = recording.world
    switch (first, second) {
    case (.didSelectToggle, .didSelectToggle): return true
    // An answer may ask for one of them in a task, so that the other one is first.
    case (.didSelectToggle, .didSelectDelete), (.didSelectDelete, .didSelectToggle):
      return world.changeErrors.isEmpty
    case (.didSelectDelete, .viewDidAppear):
      return world.changeErrors.isEmpty && world.readError == nil && world.outcome == nil
    default: return false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .viewDidAppear:
      recording.fetches += 1
      show { recording throws(TodoListError) in try recording.world.read() ?? [] }
    case .didSelectToggle where !isShown, .didSelectDelete where !isShown: break
    case .didSelectToggle:
      recording.toggled.append(id)
      show { [id] recording throws(TodoListError) in try recording.world.toggle(id: id) }
    case .didSelectDelete:
      recording.deleted.append(id)
      show { [id] recording throws(TodoListError) in try recording.world.delete(id: id) }
    case .didSelectNext:
      let rest = known.drop { $0.id != id }.dropFirst()
      guard let next = rest.first ?? known.first else { return }
      recording.moves.append(next.id)
      recording.world.route = .detail(id: next.id)
    case .didClose: recording.close(id: id)
    case .around(let message): recording.world.change(by: message)
    }
  }

  /// Shows the result of a request; after an error, the old todo stays.
  private mutating func show(
    _ request: (inout TodoListRecording) throws(TodoListError) -> [Todo]
  ) {
    do {
      known = try request(&recording)
      recording.reason = nil
      recording.todo = known.first { $0.id == id }
      if recording.todo == nil { recording.close(id: id) }
    } catch {
      recording.reason = error.reason
    }
  }

  mutating func adopt(_ found: TodoListRecording, after kind: Kind) { recording = found }
}
