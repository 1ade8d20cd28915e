import TestSupport
import Testing

@testable import Chapter4UserFetch

private let fetches: Set<InteractorModel.Kind> = [
  .fetch, .fetchNext, .retry, .fetchBeside, .fetchBesideAgain,
]
private let results: Set<InteractorModel.Kind> = [.users, .failure]
private let stops: Set<InteractorModel.Kind> = [.stop, .stopAfterLate, .stopNothing]

/// Which rule of both interactors is broken when a part of the recording differs after a message.
let interactorRules = rules(of: 6) + rules(of: 10) + rulesOfStopping

private func rules(of exercise: Int) -> [RuleRow<InteractorModel>] {
  func row(
    _ kinds: Set<InteractorModel.Kind>, _ part: String,
    _ value: @escaping (UserListRecording) -> some Equatable, _ rule: Comment
  ) -> RuleRow<InteractorModel> { RuleRow(exercise, after: kinds, part, value, rule) }

  return [
    row(fetches, "presenter.results", \.results, Rule.serviceHasTheResult),
    row([.fetch], "service.calls", \.serviceCalls, Rule.interactorAsks),
    row([.fetchNext], "service.calls", \.serviceCalls, Rule.askEachTime),
    row([.retry], "service.calls", \.serviceCalls, Rule.retryRecovers),
    row([.fetchBeside, .fetchBesideAgain], "service.calls", \.serviceCalls, Rule.newFetchNewCall),
    row([.fetchBesideAgain], "service.cancelled", \.cancelled, Rule.lateForgetsItself),
    row([.fetchBeside], "all other calls", \.withoutCancelled, Rule.callIsAll),
    row(fetches.subtracting([.fetchBeside]), "all calls", \.self, Rule.callIsAll),

    row(results, "service.calls", \.serviceCalls, Rule.oneFetchOneCall),
    row(
      results.union([.fetchWithResult]), "the presenter received more than one result",
      \.hasSeveralResults, Rule.hopOnce),
    row([.users], "presenter.results.isEmpty", \.results.isEmpty, Rule.eachFetchDelivers),
    row([.failure], "presenter.results.isEmpty", \.results.isEmpty, Rule.errorIsDelivered),
    row([.fetchWithResult], "service.calls", \.serviceCalls, Rule.interactorAsks),
    row(
      [.fetchWithResult], "presenter.results.isEmpty", \.results.isEmpty,
      Rule.mayCallBackSynchronously),
    row(
      results.union([.fetchWithResult]), "presenter.results", \.results, Rule.resultIsUnchanged),
    row(results.union([.fetchWithResult]), "presenter.times", \.times, Rule.injectedClock),
    row(results, "all calls", \.self, Rule.deliveryIsAll),
    row([.fetchWithResult], "all other calls", \.withoutCancelled, Rule.deliveryIsAll),
  ]
}

private let rulesOfStopping: [RuleRow<InteractorModel>] = [
  RuleRow(11, after: [.stop], "service.cancelled", \.cancelled, Rule.cancelTheTask),
  RuleRow(11, after: results, "presenter.results", \.results, Rule.onlyThatOne),
  RuleRow(11, after: [.fetchAfterStop], "service.calls", \.serviceCalls, Rule.comesBackAndAsks),
  RuleRow(11, after: [.fetchAfterStop], "service.cancelled", \.cancelled, Rule.onlyThatOne),
  RuleRow(11, after: [.stopped], "presenter.results", \.results, Rule.cancelledIsSilent),
  RuleRow(11, after: [.stoppedLate], "presenter.results", \.results, Rule.lateIsNotNext),
  RuleRow(11, after: [.stopAfterLate], "service.cancelled", \.cancelled, Rule.lateForgetsItself),
  RuleRow(11, after: [.stopNothing], "presenter.results", \.results, Rule.cancelledIsSilent),
  RuleRow(11, after: [.stopNothing], "all calls", \.self, Rule.nothingToStop),
  RuleRow(11, after: stops, "all calls", \.self, Rule.stoppingIsAll),
  RuleRow(
    11, after: [.fetchAfterStop, .stopped, .stoppedLate], "all calls", \.self, Rule.onlyThatOne),
]

nonisolated extension UserListRecording {
  fileprivate var hasSeveralResults: Bool { results.count > 1 }

  fileprivate var withoutCancelled: UserListRecording {
    var rest = self
    rest.cancelled = []
    return rest
  }
}
