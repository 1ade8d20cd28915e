import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Async")
  struct Async {
    let harness = InteractorHarness { AsyncUserListInteractor(service: $0, now: $1) }

    @Test func `4.9 The service that is awaited behaves like the one that calls back`() async throws
    {
      try await FetchBehaviour.rehearseAwaiting()
      try await FetchBehaviour.awaiting.judge()
    }

    @Test func `4.9 The request is cancelled with the task that asks`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let service = AsyncUserService(session: server.makeSession(), address: server.users)
      let recorder = Recorder()

      let asking = Task {
        let answer = await service.answer()
        recorder.note { $0.answers.append(answer) }
      }
      _ = await eventually { !server.requests.isEmpty || !recorder.recorded.answers.isEmpty }
      try require(server.requests, equals: ["/users"], Rule.serviceAsks)
      try require(recorder.recorded, equals: Recording(), Rule.serverHasTheAnswer)
      asking.cancel()
      let hasEnded = await eventually { !recorder.recorded.answers.isEmpty }
      gate.open()
      await asking.value

      try #require(hasEnded, Rule.cancelReachesRequest)
      #expect(recorder.recorded.answers.allSatisfy { !$0.isSuccess }, Rule.cutOffBroughtNothing)
    }

    @Test func `4.10 The interactor that awaits behaves like the other one`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      try await InteractorBehaviour.awaiting.judgeAnswers()
    }

    @Test func `4.10 The interactor that awaits asks again when it is told to`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      try await InteractorBehaviour.awaiting.judgeRetry()
    }

    @Test func `4.10 A task that ends late leaves the next one alone`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      await harness.fetch()
      await harness.fetch()
      let cancelsTheFirst = harness.recorded.cancelled == [1]
      await harness.service.answer(1, with: .success([]))

      await harness.fetch()
      try require(harness.recorded.serviceCalls, equals: 1, Rule.newOrderNewQuestion)
      // Whether a new order cancels is its own choice, but then it does so each time.
      expect(
        harness.recorded.cancelled, equals: (cancelsTheFirst ? [2] : []), Rule.lateForgetsItself)
      for question in [2, 3] { await harness.service.answer(question, with: .success([])) }
    }

    @Test func `4.10 The interactor may vanish while it awaits`() async throws {
      try await InteractorBehaviour.rehearseLateAwaiting()
      try await InteractorBehaviour.awaiting.judgeWaiting()
    }
  }
}
