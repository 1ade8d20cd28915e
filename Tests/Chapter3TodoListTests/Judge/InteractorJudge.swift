import TestSupport

@testable import Chapter3TodoList

/// How the interactor is judged.
let interactorJudge = Judge<InteractorAndStore, InteractorModel>(
  of: { InteractorAndStore() }, named: "TodoListInteractor",
  collaborators: [Collaborator(fixed: "interactor.localDataManager", read: { $0.store })],
  sources: [
    MessageSource(from: 4) { .addTodo(title: $0.title()) },
    MessageSource(from: 4) { .toggleTodo(id: $0.id()) },
    MessageSource(from: 4) { .storeHas($0.todos()) },
    MessageSource(from: 4) { .storeHas($0.todos()) },
    MessageSource(from: 4) { .toggleTodo(id: $0.id()) },
    MessageSource(from: 4) {
      $0.number(below: 2) == 0
        ? .diskIsFull($0.one(of: TodoListError.ofSaving))
        : .storeIsUnreadable($0.one(of: TodoListError.ofReading))
    },
    MessageSource(from: 4) { .deleteTodo(id: $0.id()) },
  ],
  rules: interactorRules,
  collaboratorRules: CollaboratorRules(
    isKept: Rule.objectsAreDeallocated, isReplaced: Rule.storeIsRead,
    isOutdated: Rule.storeIsRead),
  text: { message in
    switch message {
    case .storeHas(let todos): "(from now on, the store has \(todos))"
    case .storeIsUnreadable: "(from now on, the store can't be read)"
    case .diskIsFull: "(from now on, the disk is full)"
    default: Words.message(message)
    }
  },
  send: { message, list, recorder in recorder.record(message, to: list.interactor) })

extension Recorder where Recording == TodoListRecording {
  /// Sends a message, and records what it returns or throws.
  fileprivate func record(_ message: InteractorModel.Message, to interactor: TodoListInteractor) {
    do {
      switch message {
      case .addTodo(let title): recording.result = try interactor.addTodo(title: title)
      case .toggleTodo(let id): recording.result = try interactor.toggleTodo(id: id)
      case .deleteTodo(let id): recording.result = try interactor.deleteTodo(id: id)
      case .storeHas(let todos): recording.world = TodoListWorld(todos: todos)
      case .storeIsUnreadable(let error): recording.world.readError = error
      case .diskIsFull(let error): recording.world.saveError = error
      }
    } catch {
      recording.error = error
    }
  }
}
