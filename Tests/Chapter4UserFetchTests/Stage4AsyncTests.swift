import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Async")
  struct Async {
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
      let (recorder, others) = (ServiceLog(), ServiceLog())

      let caller = Task {
        let result = await service.answer()
        recorder.note { $0.results.append(result) }
      }
      _ = await eventually { !server.requests.isEmpty || !recorder.recorded.results.isEmpty }
      try require(server.requests, equals: ["/users"], Rule.serviceAsks)
      try require(recorder.recorded, equals: ServiceRecording(), Rule.serverHasTheResult)
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

    @Test func `4.10 The interactor delivers the users, with the time of their arrival`()
      async throws
    {
      // First in a separate process, because a lost error may end it.
      try await InteractorAndDoubles.requireAwaiting()
      let list = InteractorAndDoubles.awaiting()

      await list.fetch()
      try require(list.service.calls, equals: 1, Rule.interactorAsks)
      try require(list.service.cancelled, equals: [], Rule.callIsAll)
      try require(list.presenter.results, equals: [], Rule.serviceHasTheResult)

      list.clock.time = .nextYear
      await list.serviceResponds(with: .success([.amara]))
      try require(list.presenter.results.count, equals: 1, Rule.deliverAtOnce)
      try require(list.presenter.results, equals: [.success([.amara])], Rule.resultIsUnchanged)
      try require(list.presenter.times, equals: [.nextYear], Rule.injectedClock)
    }

    @Test func `4.10 The interactor delivers an error, and waits for the next fetch`() async throws
    {
      try await InteractorAndDoubles.requireAwaiting()
      let list = InteractorAndDoubles.awaiting()
      await list.fetch()

      await list.serviceResponds(with: .failure(.tooSlow))

      try require(list.service.calls, equals: 1, Rule.oneFetchOneCall)
      try require(list.presenter.results.count, equals: 1, Rule.errorIsDelivered)
      try require(list.presenter.results, equals: [.failure(.tooSlow)], Rule.resultIsUnchanged)
    }

    @Test func `4.10 The interactor can be deallocated while it awaits`() async throws {
      let make = InteractorAndDoubles.makeAsync
      let list = InteractorAndDoubles.awaiting()
      await list.fetch()
      try require(list.service.calls, equals: 1, Rule.interactorAsks)
      // First in a separate process, because the interactor may be gone when the service responds.
      try await #require(processExitsWith: .success, Rule.interactorMayBeDeallocated) {
        await InteractorAndDoubles.outliveAwaiting()
      }

      let first = await InteractorAndDoubles.survivorsOfPendingRequest(make)
      try require(first, equals: [], Rule.requestRetainsNothing)

      let later = await InteractorAndDoubles.survivorsOfPendingRequest(
        make, after: [.success([.amara]), .failure(.offline)])
      try require(later, equals: [], Rule.requestRetainsNothing)
    }

    @Test func `4.10 The interactor delivers the result of each fetch, and does nothing else`()
      async throws
    {
      try await InteractorAndDoubles.requireAwaiting()
      try await #require(processExitsWith: .success, Rule.interactorMayBeDeallocated) {
        await InteractorAndDoubles.outliveAwaiting()
      }
      // Sends `fetchUsers()` and responses of the service in hundreds of orders, and looks at the
      // calls of the service and at what the presenter receives.
      await asyncInteractorJudge.judge(exercise: 10)
    }
  }
}
