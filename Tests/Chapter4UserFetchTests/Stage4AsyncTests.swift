import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Async")
  struct Async {
    @Test func `4.9 The awaited service reports a bad status`() async throws {
      // The service is tried in a separate process first, with errors, empty data and other
      // addresses, because it may crash, or invalidate the `URLSession`.
      try await ServiceCheck.tryAsyncServiceInSeparateProcess()
      // Your `AsyncUserService`, and a server that needs no network.
      let service = ServiceAndServer.awaiting()

      // What `users()` returns or throws when it is awaited.
      let result = await service.fetch(whenServerSends: .json(usersJSON, status: 404))

      try #require(!service.requests.isEmpty, Rule.serviceAsks)
      try require(result, equals: .failure(.status(404)), Rule.everyPathDelivers)
    }

    @Test func `4.9 The awaited service reports an invalid address`() async throws {
      // The service is tried in a separate process first, with errors, empty data and other
      // addresses, because it may crash, or invalidate the `URLSession`.
      try await ServiceCheck.tryAsyncServiceInSeparateProcess()
      // This is your `AsyncUserService`. No URL can be made of its address, which begins with a number.
      let service = ServiceAndServer.awaiting(address: "127.0.0.1:8000/users")

      let result = await service.fetch(whenServerSends: .json(usersJSON))

      let failure = FetchResult.failure(.badAddress("127.0.0.1:8000/users"))
      try require(result, equals: failure, Rule.badAddressDelivers)
    }

    @Test func `4.9 The awaited service delivers the right result on every path`() async throws {
      // The service is tried in a separate process first, with errors, empty data and other
      // addresses, because it may crash, or invalidate the `URLSession`.
      try await ServiceCheck.tryAsyncServiceInSeparateProcess()
      // Hundreds of responses, errors and addresses, one after the other and beside each other. Each
      // call sends one request, without a pause and in the injected session. It returns or throws what
      // `UserReply` makes of the response or of the error. If there can be no URL, it sends
      // nothing, and throws `.badAddress`.
      try await ServiceCheck.awaiting.checkEveryPath()
    }

    @Test func `4.9 Cancelling the caller's task cancels the request`() async throws {
      // A first caller sends its request. Two others follow in the same session, the task of the
      // first one is cancelled, and only then does the server respond.
      let recorded = await ServiceCheck.cancelOneOfThreeCallers()

      // What was there before the others called.
      try require(recorded.earlyRequests, equals: ["/users"], Rule.serviceAsks)
      try require(recorded.earlyResults, equals: [], Rule.serverHasTheResult)
      // The first call ended before the server responded, with an error.
      try require(recorded.firstHasEnded, equals: true, Rule.cancelReachesRequest)
      try #require(recorded.firstResult?.isSuccess == false, Rule.cancelledThrows)
      // The two other callers get their users.
      let users = [FetchResult.sentUsers, .sentUsers]
      try require(recorded.resultsOfOthers, equals: users, Rule.cancelsOnlyItsOwn)
    }

    @Test func `4.9 A caller that was cancelled before its call doesn't wait for the server`()
      async throws
    {
      // This server holds its response back until the gate is opened.
      let (server, gate) = (OfflineServer(), Gate())
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let service = AsyncUserService(session: server.makeSession(), address: server.users)
      var result: FetchResult?

      // The task is cancelled before it begins, as if the list had disappeared at once. Its result
      // is what `users()` returns or throws.
      let caller = Task { result = await service.usersOrError() }
      caller.cancel()
      let hasEnded = await eventually { result != nil }
      gate.open()

      try #require(hasEnded, Rule.cancelReachesRequest)
      try #require(result?.isSuccess == false, Rule.cancelledThrows)
    }

    @Test func `4.10 The interactor delivers the users, with the time of their arrival`()
      async throws
    {
      // First in a separate process: no more than one call and one result for each fetch, and no
      // crash if a result arrives when the presenter or the interactor is gone.
      try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
      let list = InteractorAndDoubles.withAsyncInteractor()

      await list.fetchUsers()
      try require(list.service.calls, equals: 1, Rule.interactorAsks)
      // The interactor has not cancelled its call, and the service has not responded yet.
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
      // First in a separate process: no more than one call and one result for each fetch, and no
      // crash if a result arrives when the presenter or the interactor is gone.
      try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
      let list = InteractorAndDoubles.withAsyncInteractor()
      await list.fetchUsers()

      await list.serviceResponds(with: .failure(.tooSlow))

      try require(list.service.calls, equals: 1, Rule.oneFetchOneCall)
      try require(list.presenter.results.count, equals: 1, Rule.errorIsDelivered)
      try require(list.presenter.results, equals: [.failure(.tooSlow)], Rule.resultIsUnchanged)
    }

    @Test func `4.10 Each of two lists gets its own result`() async throws {
      // First in a separate process: no more than one call and one result for each fetch, and no
      // crash if a result arrives when the presenter or the interactor is gone.
      try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
      let (list, other) = (
        InteractorAndDoubles.withAsyncInteractor(), InteractorAndDoubles.withAsyncInteractor()
      )
      await list.fetchUsers()
      await other.fetchUsers()

      await list.serviceResponds(with: .success([.amara]))
      await other.serviceResponds(with: .failure(.tooSlow))

      try require(list.presenter.results, equals: [.success([.amara])], Rule.eachFetchDelivers)
      try require(other.presenter.results, equals: [.failure(.tooSlow)], Rule.eachFetchDelivers)
    }

    @Test func `4.10 The interactor can be deallocated while it awaits`() async throws {
      // First in a separate process: no more than one call and one result for each fetch, and no
      // crash if a result arrives when the presenter or the interactor is gone.
      try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
      let list = InteractorAndDoubles.withAsyncInteractor()
      await list.fetchUsers()
      // This list only makes sure that a request is sent.
      try require(list.service.calls, equals: 1, Rule.interactorAsks)

      // Another list is released while its first request is pending. `first` names its interactor
      // and its presenter, if they are still in memory.
      let makeInteractor = InteractorAndDoubles.makeAsyncInteractor
      let first = await InteractorAndDoubles.survivorsOfPendingRequest(makeInteractor)
      try require(first, equals: [], Rule.requestRetainsNothing)

      // The same for a third request, after a success and an error.
      let later = await InteractorAndDoubles.survivorsOfPendingRequest(
        makeInteractor, after: [.success([.amara]), .failure(.offline)])
      try require(later, equals: [], Rule.requestRetainsNothing)
    }

    @Test func `4.10 The interactor delivers the result of each fetch, with the time`()
      async throws
    {
      // First in a separate process: no more than one call and one result for each fetch, and no
      // crash if a result arrives when the presenter or the interactor is gone.
      try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
      // `fetchUsers()` arrives, and the service responds at any time. Each fetch leads to one call
      // of the service, and its result reaches the presenter unchanged, exactly once, with the time
      // of the interactor's clock. Only a result that arrives after another fetch has begun may be
      // left out, and its call may be cancelled, but then each time.
      await asyncInteractorJudge.judge(exercise: 10)
    }
  }
}
