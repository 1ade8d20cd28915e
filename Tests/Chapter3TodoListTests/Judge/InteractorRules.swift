import TestSupport

@testable import Chapter3TodoList

private let changes: Set<InteractorModel.Kind> = [
  .add, .addToEmpty, .addSameTitle, .complete, .toggleSameTitle, .reopen, .changeOfFirstList,
  .changeOfOtherList,
]

/// Which rule of the interactor is broken when a part of the recording differs after a message.
let interactorRules: [RuleRow<InteractorModel>] = [
  RuleRow(
    4, after: changes.union([.afterFailure]), "whether the result is what the store has",
    \.isResultStored, Rule.resultIsSaved),
  RuleRow(4, after: [.add], "the result", \.listWithNew, Rule.newIsAppended),
  RuleRow(4, after: [.complete], "the result", \.listWithNew, Rule.knownIsReplaced),
  RuleRow(4, after: [.reopen], "the result", \.listWithNew, Rule.completionCanBeUndone),
  RuleRow(
    4, after: [.addSameTitle, .toggleSameTitle], "the result", \.listWithNew, Rule.idDecides),
  RuleRow(4, after: [.changeOfFirstList], "the result", \.listWithNew, Rule.firstListIsChanged),
  RuleRow(
    4, after: [.addToEmpty, .changeOfOtherList], "the result", \.listWithNew, Rule.storeIsRead),
  RuleRow(
    4, after: [.unreadable, .unsaved, .unsavedAgain], "the error", \.error, Rule.errorIsPropagated),
  RuleRow(
    4, after: changes.union([.unreadable, .unsaved]), "the result and all calls of the store",
    \.withNew, Rule.savingIsAll),
  RuleRow(4, after: [.afterFailure], "the result", \.listWithNew, Rule.failedIsForgotten),
  RuleRow(
    4, after: [.unsavedAgain], "what the store could not save", \.withNew, Rule.failedIsForgotten),
  RuleRow(
    4, after: [.afterFailure], "the result and all calls of the store", \.withNew, Rule.savingIsAll),
]

nonisolated extension TodoListRecording {
  fileprivate var isResultStored: Bool { result == nil || result == world.todos }

  /// The result; the id of a new todo is free.
  fileprivate var listWithNew: [Todo]? { withNew.result }

  /// The same with one id for each new todo.
  fileprivate var withNew: TodoListRecording {
    func named(_ todos: [Todo]) -> [Todo] {
      todos.map {
        knownIDs.contains($0.id) ? $0 : Todo(id: "new", title: $0.title, isDone: $0.isDone)
      }
    }
    var recording = self
    recording.result = result.map(named)
    (recording.saved, recording.failedSaves) = (saved.map(named), failedSaves.map(named))
    recording.world.todos = world.todos.map(named)
    return recording
  }
}
