import TestSupport

@testable import Chapter3TodoList

private let changed: Set<DetailPresenterModel.Kind> = [.toggle, .delete, .again]
private let failed: Set<DetailPresenterModel.Kind> = [.toggleFails, .deleteFails, .againFails]

/// Which rule of the detail's presenter is broken when a part of the recording differs after a message.
let detailPresenterRules: [RuleRow<DetailPresenterModel>] = [
  RuleRow(
    5, after: [.toggle, .toggleFails], "interactor.toggled", \.toggled, Rule.presenterAsksForChange),
  RuleRow(
    5, after: [.delete, .deleteFails], "interactor.deleted", \.deleted, Rule.presenterAsksForChange),
  RuleRow(
    5, after: [.again, .againFails], "how often the interactor was asked to toggle and to delete",
    \.requests, Rule.everyRequestCounts),
  RuleRow(
    5, after: changed.union(failed), "interactor.fetches", \.fetches, Rule.resultIsReturned),
  RuleRow(5, after: failed, "presenter.reason", \.reason, Rule.failureIsShown),
  RuleRow(5, after: changed, "presenter.reason", \.reason, Rule.reasonEnds),
  RuleRow(
    5, after: [.toggleFails, .deleteFails], "presenter.todo", \.todo, Rule.failureChangesNothing),
  RuleRow(
    5, after: [.toggleFails, .deleteFails], "router.closes", \.closes, Rule.failureStaysOpen),
  RuleRow(
    5, after: changed.union([.againFails]), "presenter.todo", \.todo, Rule.resultIsShown),
  RuleRow(5, after: [.next], "router.moves", \.moves, Rule.resultIsWhole),
  RuleRow(
    5, after: changed, "a detail without a todo stays open", \.isLeftOpen,
    Rule.nothingLeftToShow),
  RuleRow(
    5, after: changed.union(failed), "what is shown and all calls", \.self, Rule.changingIsAll),
  RuleRow(
    5, after: changed.union(failed), "how often the interactor was asked to toggle and to delete",
    \.requests, Rule.requestOutlivesItsSender, when: .released),

  RuleRow(
    7, after: [.close, .closeElsewhere], "the other details that were closed", \.closedOthers,
    Rule.detailReportsItself),
  RuleRow(7, after: [.close], "router.closes", \.closes, Rule.detailReportsItsClosing),
  RuleRow(7, after: [.close], "what is shown and all calls", \.self, Rule.closingIsAll),
  // The router would ignore this report, so it is free.
  RuleRow(
    7, after: [.closeElsewhere], "what is shown and all calls", \.withoutCloses, Rule.closingIsAll),
  RuleRow(
    7, after: [.close], "router.closes", \.closes, Rule.reportOutlivesItsSender, when: .released),
]

nonisolated extension TodoListRecording {
  fileprivate var requests: [Int] { [toggled.count, deleted.count] }
  fileprivate var isLeftOpen: Bool { todo == nil && closes.isEmpty }
  fileprivate var closedOthers: [Todo.ID] { closes.filter { $0 != Todo.bread.id } }

  fileprivate var withoutCloses: TodoListRecording {
    var rest = self
    rest.closes = []
    return rest
  }
}
