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

    @Test func `4.9 The awaited service delivers a result on every path`() async throws {
      try await FetchBehaviour.rehearseAwaiting()
      try await FetchBehaviour.awaiting.check()
    }

    @Test func `4.9 Cancelling the caller's task cancels the request`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let session = server.makeSession()
      let service = AsyncUserService(session: session, address: server.users)
      let (recorder, others) = (Recorder(), Recorder())

      let caller = Task {
        let result = await service.answer()
        recorder.note { $0.results.append(result) }
      }
      _ = await eventually { !server.requests.isEmpty || !recorder.recorded.results.isEmpty }
      try require(server.requests, equals: ["/users"], Rule.serviceAsks)
      try require(recorder.recorded, equals: Recording(), Rule.serverHasTheResult)
      // Two other lists wait at the same time, in the same session.
      for other in [service, AsyncUserService(session: session, address: server.users)] {
        Task.detached {
          let result = await other.answer()
          others.note { $0.results.append(result) }
        }
      }
      _ = await eventually { server.requests.count == 3 }
      caller.cancel()
      let hasEnded = await eventually { !recorder.recorded.results.isEmpty }
      await settle()
      gate.open()
      await caller.value
      _ = await eventually { others.recorded.results.count == 2 }

      try #require(hasEnded, Rule.cancelReachesRequest)
      try #require(recorder.recorded.results.allSatisfy { !$0.isSuccess }, Rule.cancelledThrows)
      expect(
        others.recorded.results, equals: [.sentUsers, .sentUsers], Rule.cancelsOnlyItsOwn)
    }

    @Test func `4.10 The interactor delivers each result, with its time`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      try await InteractorBehaviour.awaiting.checkAnswers()
    }

    @Test func `4.10 Each fetch calls the service again`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      try await InteractorBehaviour.awaiting.checkRetry()
    }

    @Test func `4.10 A task that ends late doesn't affect the next one`() async throws {
      try await InteractorBehaviour.rehearseAwaiting()
      await harness.fetch()
      await harness.fetch()
      let cancelsTheFirst = harness.recorded.cancelled == [1]
      await harness.service.answer(1, with: .success([]))

      await harness.fetch()
      try require(harness.recorded.serviceCalls, equals: 1, Rule.newFetchNewCall)
      // Whether a new fetch cancels the old one is open, but then it does so each time.
      expect(
        harness.recorded.cancelled, equals: (cancelsTheFirst ? [2] : []), Rule.lateForgetsItself)
      for call in [2, 3] { await harness.service.answer(call, with: .success([])) }
    }

    @Test func `4.10 The interactor can be deallocated while it awaits`() async throws {
      try await InteractorBehaviour.rehearseLateAwaiting()
      try await InteractorBehaviour.awaiting.checkWaiting()
    }
  }
}
