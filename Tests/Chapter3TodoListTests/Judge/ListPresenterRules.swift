import TestSupport

@testable import Chapter3TodoList

private let added: Set<ListPresenterModel.Kind> = [.add, .addAgain, .addOdd]
private let failed: Set<ListPresenterModel.Kind> = [.addFails, .addAgainFails, .addOddFails]

/// Which rule of the list's presenter is broken when a part of the recording differs after a message.
let listPresenterRules: [RuleRow<ListPresenterModel>] = [
  RuleRow(
    1, after: [.appear, .appearFails], "interactor.fetches", \.fetches, Rule.workOnAppearance),
  RuleRow(1, after: [.appear], "presenter.reason", \.reason, Rule.reasonEnds),
  RuleRow(1, after: [.appear], "presenter.todos", \.todos, Rule.workOnAppearance),
  RuleRow(1, after: [.appearFails], "presenter.reason", \.reason, Rule.failedFetchIsShown),
  RuleRow(1, after: [.appearFails], "presenter.todos", \.todos, Rule.oldTodosStay),
  RuleRow(
    1, after: [.appear], "the presenter fetched, but shows other todos", \.isLate,
    Rule.resultIsShownAtOnce, when: .atOnce),
  RuleRow(
    1, after: [.appear, .appearFails], "what is shown and all calls", \.withoutRoute,
    Rule.appearingIsAll),

  RuleRow(
    5, after: [.add, .addFails], "interactor.added.count", \.added.count,
    Rule.presenterAsksForChange),
  RuleRow(
    5, after: [.addOdd, .addOddFails], "interactor.added.count", \.added.count, Rule.titleIsPassedOn
  ),
  RuleRow(
    5, after: [.addAgain, .addAgainFails], "interactor.added.count", \.added.count,
    Rule.everyRequestCounts),
  RuleRow(5, after: added.union(failed), "interactor.added", \.added, Rule.titleIsPassedOn),
  RuleRow(5, after: added.union(failed), "interactor.fetches", \.fetches, Rule.resultIsReturned),
  RuleRow(5, after: failed, "presenter.reason", \.reason, Rule.failureIsShown),
  RuleRow(5, after: added, "presenter.reason", \.reason, Rule.reasonEnds),
  RuleRow(
    5, after: [.addFails, .addOddFails], "presenter.todos", \.todos, Rule.failureChangesNothing),
  RuleRow(
    5, after: added.union([.addAgainFails]), "presenter.todos", \.todos, Rule.resultIsShown),
  RuleRow(
    5, after: added.union(failed), "what is shown and all calls", \.withoutRoute, Rule.changingIsAll
  ),

  RuleRow(6, after: [.tap], "router.moves", \.moves, Rule.presenterRoutes),
  RuleRow(6, after: [.tapOverDetail], "router.moves", \.moves, Rule.tapAlwaysMoves),
  RuleRow(
    6, after: [.tap, .tapOverDetail, .move], "presenter.route", \.route, Rule.routeHasOneOwner),
  RuleRow(
    6, after: [.tap, .tapOverDetail], "what is shown and all calls", \.self, Rule.movingIsAll),
]

nonisolated extension TodoListRecording {
  /// The presenter has received a list, and shows another one.
  fileprivate var isLate: Bool { fetches > 0 && todos != world.todos ?? [] }

  /// What is left without the presenter's route, which is part of 3.6.
  fileprivate var withoutRoute: TodoListRecording {
    var rest = self
    rest.route = nil
    return rest
  }
}
