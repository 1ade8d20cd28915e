import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What an interactor must do, in both styles.
///
/// The tests of 4.6 and of 4.10 share it.
struct InteractorBehaviour {
  static let callingBack = InteractorBehaviour { UserListInteractor(service: $0, now: $1) }
  static let awaiting = InteractorBehaviour { AsyncUserListInteractor(service: $0, now: $1) }

  let make: InteractorHarness.Make

  /// One fetch after another, each with a different result.
  func checkAnswers(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for harness in [InteractorHarness(make), InteractorHarness(make)] {
      try await check(FetchResult.sequence, harness, at: place)
    }
  }

  func checkRetry(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for first in [.failure(.tooSlow), .success([]), .success([.amara])] as [FetchResult] {
      let results = [first, .failure(.offline), .failure(.offline), .success([.minjun])]
      try await check(results, InteractorHarness(make), at: place)
    }

    // A fetch that begins before the previous result has arrived, while another list waits as well.
    let (harness, other) = (InteractorHarness(make), InteractorHarness(make))
    await other.fetch()
    await harness.fetch()
    await harness.fetch()
    try require(
      harness.recorded.serviceCalls, equals: 1, Rule.newFetchNewCall, sourceLocation: place)
    await harness.answer(2, with: .success([.amara]))
    expect(
      harness.recorded, equals: Recording(results: [.success([.amara])], times: [.longAgo]),
      Rule.hopOnce,
      sourceLocation: place)
    await harness.service.answer(1, with: .success([]))
    expect(
      other.recorded, equals: Recording(serviceCalls: 1), Rule.callIsAll, sourceLocation: place)
    await other.answer(with: .success([]))
  }

  private func check(
    _ results: [FetchResult], _ harness: InteractorHarness, at place: SourceLocation
  ) async throws {
    var askRule = Rule.interactorAsks
    for (hours, result) in zip(0..., results) {
      harness.clock.time = .distantPast
      await harness.fetch()
      let early = harness.recorded.results
      try require(early, equals: [], Rule.serviceHasTheResult, sourceLocation: place)
      let calls = harness.recorded.serviceCalls
      let isLate = calls == 0 ? await eventually { harness.recorded.serviceCalls > 0 } : false
      let callRule = isLate ? Rule.newFetchNewCall : askRule
      try require(calls, equals: 1, callRule, sourceLocation: place)
      try require(
        harness.calls.isLateEachTime, equals: false, Rule.interactorAsks, sourceLocation: place)
      try require(
        harness.recorded, equals: Recording(serviceCalls: 1), Rule.callIsAll,
        sourceLocation: place)

      let time = Date.longAgo + Double(hours * 7 % 20) * 34_563_660
      harness.clock.time = time
      await harness.answer(with: result)
      let heard = harness.recorded
      try require(heard.serviceCalls, equals: 0, Rule.oneFetchOneCall, sourceLocation: place)
      if heard.results.isEmpty {
        let isLate = await eventually { !harness.recorded.results.isEmpty }
        let rule = result.isSuccess ? Rule.eachFetchDelivers : Rule.errorIsDelivered
        let isFirst = hours == 0 && result.isSuccess
        let heardRule = isLate || isFirst ? Rule.deliverAtOnce : rule
        try require(heard.results, equals: [result], heardRule, sourceLocation: place)
      }
      try require(
        harness.deliveries.isLateEachTime, equals: false, Rule.deliverAtOnce, sourceLocation: place)
      try require(heard.results.count, equals: 1, Rule.hopOnce, sourceLocation: place)
      try require(heard.results, equals: [result], Rule.resultIsUnchanged, sourceLocation: place)
      try require(heard.times, equals: [time], Rule.injectedClock, sourceLocation: place)
      expect(
        heard, equals: Recording(results: [result], times: [time]), Rule.deliveryIsAll,
        sourceLocation: place)
      askRule = result.isSuccess ? Rule.askEachTime : Rule.retryRecovers
    }
  }

  /// No request retains an object: neither the first one, nor a later one.
  func checkWaiting(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for earlier in [[], [.success([.amara])], [.failure(.offline)]] as [[FetchResult]] {
      let detector = LeakDetector()
      let service = try await {
        let harness = InteractorHarness(make)
        detector.watch(harness.interactor)
        detector.watch(harness.output)
        for result in earlier {
          await harness.fetch()
          await harness.answer(with: result)
        }
        await harness.fetch()
        try require(
          harness.recorded.serviceCalls, equals: 1, Rule.interactorAsks, sourceLocation: place)
        return harness.service
      }()
      await settle()
      expect(detector.survivors, equals: [], Rule.requestRetainsNothing, sourceLocation: place)
      await service.answer(with: .success([]))
    }
  }
}
