import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Async")
  struct Async {
    @Test func `4.9 The awaited service reports a bad status`() async throws {
      // First in a separate process, because a session that has ended may crash, for example.
      try await ServiceCheck.tryAwaitingInSeparateProcess()
      let service = ServiceAndServer.awaiting()

      let result = await service.lastResult(whenServerSends: .json(usersJSON, status: 404))

      try #require(!service.requests.isEmpty, Rule.serviceAsks)
      try require(result, equals: .failure(.status(404)), Rule.everyPathDelivers)
    }

    @Test func `4.9 The awaited service reports an invalid address`() async throws {
      try await ServiceCheck.tryAwaitingInSeparateProcess()
      // No URL can be made of this address, because it begins with a number.
      let service = ServiceAndServer.awaiting(address: "127.0.0.1:8000/users")

      let result = await service.lastResult(whenServerSends: .json(usersJSON))

      let failure = FetchResult.failure(.badAddress("127.0.0.1:8000/users"))
      try require(result, equals: failure, Rule.badAddressDelivers)
    }

    @Test func `4.9 The awaited service delivers the right result on every path`() async throws {
      try await ServiceCheck.tryAwaitingInSeparateProcess()
      // Hundreds of responses, errors and addresses, one after the other and at the same time. Each
      // fetch returns the users, or throws the right error.
      try await ServiceCheck.awaiting.check()
    }

    @Test func `4.9 Cancelling the caller's task cancels the request`() async throws {
      // Two other lists wait for the same server, in the same session. It responds only after the
      // caller was cancelled. `early` has its results before that, and `hasEnded` says whether it
      // ended before the response.
      let caller = await ServiceCheck.recordedOfCancelling()

      try require(caller.requests, equals: ["/users"], Rule.serviceAsks)
      try require(caller.early, equals: [], Rule.serverHasTheResult)
      try require(caller.hasEnded, equals: true, Rule.cancelReachesRequest)
      try #require(caller.results.first?.isSuccess == false, Rule.cancelledThrows)
      try require(caller.ofOthers, equals: [.sentUsers, .sentUsers], Rule.cancelsOnlyItsOwn)
    }

    @Test func `4.10 The interactor delivers the users, with the time of their arrival`()
      async throws
    {
      // First in a separate process, because a result for an interactor that is gone may crash.
      try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
      let list = InteractorAndDoubles.awaiting()

      await list.fetch()
      try require(list.service.calls, equals: 1, Rule.interactorAsks)
      // Without cancelling it.
      try require(list.service.cancelled, equals: [], Rule.callIsAll)
      try require(list.presenter.results, equals: [], Rule.serviceHasTheResult)

      list.clock.time = .nextYear
      await list.serviceResponds(with: .success([.amara]))
      try require(list.presenter.results.count, equals: 1, Rule.deliverAtOnce)
      try require(list.presenter.results, equals: [.success([.amara])], Rule.resultIsUnchanged)
      try require(list.presenter.times, equals: [.nextYear], Rule.injectedClock)
    }

    @Test func `4.10 The interactor delivers an error, and doesn't fetch again by itself`()
      async throws
    {
      // First in a separate process, because a result for an interactor that is gone may crash.
      try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
      let list = InteractorAndDoubles.awaiting()
      await list.fetch()

      await list.serviceResponds(with: .failure(.tooSlow))

      try require(list.service.calls, equals: 1, Rule.oneFetchOneCall)
      try require(list.presenter.results.count, equals: 1, Rule.errorIsDelivered)
      try require(list.presenter.results, equals: [.failure(.tooSlow)], Rule.resultIsUnchanged)
    }

    @Test func `4.10 Each of two lists gets its own result`() async throws {
      // First in a separate process, because a result for an interactor that is gone may crash.
      try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
      let (list, other) = (InteractorAndDoubles.awaiting(), InteractorAndDoubles.awaiting())
      await list.fetch()
      await other.fetch()

      await list.serviceResponds(with: .success([.amara]))
      await other.serviceResponds(with: .failure(.tooSlow))

      try require(list.presenter.results, equals: [.success([.amara])], Rule.eachFetchDelivers)
      try require(other.presenter.results, equals: [.failure(.tooSlow)], Rule.eachFetchDelivers)
    }

    @Test func `4.10 The interactor can be deallocated while it awaits`() async throws {
      // First in a separate process, because a result for an interactor that is gone may crash.
      try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
      let list = InteractorAndDoubles.awaiting()
      await list.fetch()
      try require(list.service.calls, equals: 1, Rule.interactorAsks)

      // The objects of a list that are in memory although it was released during its first request.
      let make = InteractorAndDoubles.makeAsyncInteractor
      let first = await InteractorAndDoubles.survivorsOfPendingRequest(make)
      try require(first, equals: [], Rule.requestRetainsNothing)

      // The same during a third request, after a success and an error.
      let later = await InteractorAndDoubles.survivorsOfPendingRequest(
        make, after: [.success([.amara]), .failure(.offline)])
      try require(later, equals: [], Rule.requestRetainsNothing)
    }

    @Test func `4.10 The interactor delivers the result of each fetch, and does nothing else`()
      async throws
    {
      // First in a separate process, because a result for an interactor that is gone may crash.
      try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
      // `fetchUsers()` arrives, and the service responds at any time. Each fetch leads to one call
      // of the service, and its result reaches the presenter unchanged, exactly once.
      await asyncInteractorJudge.judge(exercise: 10)
    }
  }
}
