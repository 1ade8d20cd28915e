import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What an interactor must do, in whichever manner it asks its service.
///
/// Exercise 4.6 is judged by this, and so is 4.10.
struct InteractorBehaviour {
  static let callingBack = InteractorBehaviour { UserListInteractor(service: $0, now: $1) }
  static let awaiting = InteractorBehaviour { AsyncUserListInteractor(service: $0, now: $1) }

  let make: InteractorHarness.Make

  /// One order after the other, each with another answer.
  func judgeAnswers(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for harness in [InteractorHarness(make), InteractorHarness(make)] {
      try await judge(Answer.sequence, harness, at: place)
    }
  }

  func judgeRetry(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for first in [.failure(.tooSlow), .success([]), .success([.amara])] as [Answer] {
      let answers = [first, .failure(.offline), .failure(.offline), .success([.minjun])]
      try await judge(answers, InteractorHarness(make), at: place)
    }

    // An order that comes before the answer to the one before, and another list that waits, too.
    let (harness, other) = (InteractorHarness(make), InteractorHarness(make))
    await other.fetch()
    await harness.fetch()
    await harness.fetch()
    try require(
      harness.recorded.serviceCalls, equals: 1, Rule.newOrderNewQuestion, sourceLocation: place)
    await harness.answer(2, with: .success([.amara]))
    expect(
      harness.recorded, equals: Recording(answers: [.success([.amara])], times: [.longAgo]),
      Rule.crossOnce,
      sourceLocation: place)
    await harness.service.answer(1, with: .success([]))
    expect(
      other.recorded, equals: Recording(serviceCalls: 1), Rule.questionIsAll, sourceLocation: place)
    await other.answer(with: .success([]))
  }

  private func judge(
    _ answers: [Answer], _ harness: InteractorHarness, at place: SourceLocation
  ) async throws {
    var askRule = Rule.interactorAsks
    for (hours, answer) in zip(0..., answers) {
      harness.clock.time = .distantPast
      await harness.fetch()
      let early = harness.recorded.answers
      try require(early, equals: [], Rule.serviceHasTheAnswer, sourceLocation: place)
      try require(harness.recorded.serviceCalls, equals: 1, askRule, sourceLocation: place)
      try require(
        harness.recorded, equals: Recording(serviceCalls: 1), Rule.questionIsAll,
        sourceLocation: place)

      let time = Date.longAgo + Double(hours) * 3660
      harness.clock.time = time
      await harness.answer(with: answer)
      let heard = harness.recorded
      try require(heard.serviceCalls, equals: 0, Rule.oneOrderOneQuestion, sourceLocation: place)
      let isLost = !answer.isSuccess && heard.answers.isEmpty
      try require(isLost, equals: false, Rule.failureIsHandedOn, sourceLocation: place)
      try require(heard.answers.count, equals: 1, Rule.crossOnce, sourceLocation: place)
      try require(heard.answers, equals: [answer], Rule.answerStaysWhole, sourceLocation: place)
      try require(heard.times, equals: [time], Rule.askYourClock, sourceLocation: place)
      expect(
        heard, equals: Recording(answers: [answer], times: [time]), Rule.handingOnIsAll,
        sourceLocation: place)
      askRule = answer.isSuccess ? Rule.askEachTime : Rule.retryRecovers
    }
  }

  /// While the first question waits, and while a later one does, nobody is held; nor afterwards.
  func judgeWaiting(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for earlier in [[], [.success([.amara])], [.failure(.offline)]] as [[Answer]] {
      let probes = Probes()
      let service = try await {
        let harness = InteractorHarness(make)
        probes.watch(harness.interactor)
        probes.watch(harness.output)
        for answer in earlier {
          await harness.fetch()
          await harness.answer(with: answer)
        }
        await harness.fetch()
        try require(
          harness.recorded.serviceCalls, equals: 1, Rule.interactorAsks, sourceLocation: place)
        return harness.service
      }()
      await settle()
      expect(probes.survivors, equals: [], Rule.waitingKeepsNobody, sourceLocation: place)
      await service.answer(with: .success([]))
    }
  }
}
