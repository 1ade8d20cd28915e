import TestSupport

@testable import Chapter4UserFetch

private let loads: Set<PresenterModel.Kind> = [.load, .loadWithResult, .loadEmptied]
private let results: Set<PresenterModel.Kind> = [.users, .noUsers, .failure]
private let disappears: Set<PresenterModel.Kind> = [.disappear, .disappearWithUsers]

/// Which rule of the presenter is broken when a part of the recording differs after a message.
let presenterRules: [RuleRow<PresenterModel>] = [
  RuleRow(1, after: [.failure], "interactor.fetches", \.fetches, Rule.userRetries),
  RuleRow(1, after: results, "interactor.fetches", \.fetches, Rule.resultIsAll),
  RuleRow(1, after: [.users], "view.state", \.state, Rule.loaded),
  RuleRow(1, after: [.noUsers], "view.state", \.state, Rule.empty),
  RuleRow(1, after: [.failure], "view.state", \.state, Rule.failed),
  RuleRow(1, after: results, "view.state", \.state, Rule.resultAtOnce, when: .atOnce),
  RuleRow(1, after: results, "the screen and all calls", \.self, Rule.resultIsAll),

  RuleRow(1, after: [.loadEmptied], "interactor.fetches", \.fetches, Rule.lastResultCounts),
  RuleRow(
    1, after: [.load, .loadWithResult], "interactor.fetches", \.fetches, Rule.presenterAsks),
  RuleRow(
    1, after: loads, "it was asked before the loading state was visible", \.isAskedTooSoon,
    Rule.loadingFirst),
  RuleRow(1, after: [.loadWithResult], "view.state", \.state, Rule.loadingFirst),
  RuleRow(
    1, after: [.load, .loadEmptied], "view.state", \.state, Rule.loadingAtOnce, when: .atOnce),
  RuleRow(1, after: loads, "the screen and all calls", \.self, Rule.loadingIsAll),
  // Whether it stops the interactor before is the subject of 4.11.
  RuleRow(
    1, after: [.appearAgain], "the screen and all calls", \.withoutStops, Rule.usersAreKept),

  RuleRow(8, after: [.tap], "router.opened", \.opened, Rule.presenterRoutes),
  RuleRow(8, after: [.tapMissing], "router.opened", \.opened, Rule.missingUserOpensNothing),
  RuleRow(
    8, after: [.tap, .tapMissing], "the screen and all calls", \.self, Rule.tapChangesNothing),

  RuleRow(11, after: [.disappear], "interactor.stops", \.stops, Rule.disappearingStops),
  RuleRow(
    11, after: [.disappear], "interactor.stops after it was asked again", \.stops,
    Rule.onlyThatOne, when: .followed),
  RuleRow(
    11, after: [.appearAgain], "the screen and all calls", \.withoutStops, Rule.usersAreKept),
  // With the users on the screen nothing loads, so stopping is optional.
  RuleRow(
    11, after: disappears, "the screen and all other calls", \.withoutStops, Rule.stoppingIsAll),
]

nonisolated extension UserListRecording {
  fileprivate var withoutStops: UserListRecording {
    var rest = self
    rest.stops = 0
    return rest
  }
}
