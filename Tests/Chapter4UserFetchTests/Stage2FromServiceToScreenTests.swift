import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4.FromServerToScreen {
  @Test func `4.5 The service requests the users, and delivers them`() async throws {
    // First, because a fetch with a session that has ended, for example, would crash the tests.
    try await ServiceCheck.tryCallbackInSeparateProcess()
    let service = ServiceAndServer.callingBack()

    let result = await service.lastResult(whenServerSends: .json(usersJSON))

    try #require(!service.requests.isEmpty, Rule.serviceAsks)
    try require(result, equals: .sentUsers, Rule.serviceDelivers)
  }

  @Test func `4.5 The service reports that no response has arrived`() async throws {
    try await ServiceCheck.tryCallbackInSeparateProcess()
    let service = ServiceAndServer.callingBack()

    let result = await service.lastResult(whenServerSends: .failure(.timedOut))

    try #require(!service.requests.isEmpty, Rule.serviceAsks)
    try require(result, equals: .failure(.tooSlow), Rule.everyPathDelivers)
  }

  @Test func `4.5 The service reports an invalid address`() async throws {
    try await ServiceCheck.tryCallbackInSeparateProcess()
    // No URL can be made of this address, because it begins with a number.
    let service = ServiceAndServer.callingBack(address: "127.0.0.1:8000/users")

    let result = await service.lastResult(whenServerSends: .json(usersJSON))

    let failure = FetchResult.failure(.badAddress("127.0.0.1:8000/users"))
    try require(result, equals: failure, Rule.badAddressDelivers)
  }

  @Test func `4.5 The service calls back exactly once on every path`() async throws {
    try await ServiceCheck.tryCallbackInSeparateProcess()
    // Hundreds of responses, errors and addresses, one after the other and at the same time. Each
    // fetch calls back once, with the right result.
    try await ServiceCheck.callingBack.check()
  }

  @Test func `4.5 The service returns before the server responds`() async throws {
    // What was recorded before a slow server responded, and after it. The method that has returned
    // is `fetchUsers(completion:)`.
    let recorded = await ServiceCheck.recordedOfSlowServer()

    try require(recorded.after.requests, equals: ["/users"], Rule.serviceAsks)
    try require(recorded.before.hasReturned, equals: true, Rule.returnsImmediately)
    try require(recorded.before.results, equals: [], Rule.returnsImmediately)
    try require(recorded.after.results, equals: [.sentUsers], Rule.serviceDelivers)
  }

  @Test func `4.6 The interactor delivers the users, with the time of their arrival`()
    async throws
  {
    // First in a separate process, because a result from another thread may crash.
    try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()

    await list.fetch()
    try require(list.service.calls, equals: 1, Rule.interactorAsks)
    try require(list.presenter.results, equals: [], Rule.serviceHasTheResult)

    list.clock.time = .nextYear
    await list.serviceResponds(with: .success([.amara]))
    try require(list.presenter.results.count, equals: 1, Rule.deliverAtOnce)
    try require(list.presenter.results, equals: [.success([.amara])], Rule.resultIsUnchanged)
    try require(list.presenter.times, equals: [.nextYear], Rule.injectedClock)
  }

  @Test func `4.6 The interactor delivers an error, and doesn't fetch again by itself`()
    async throws
  {
    // First in a separate process, because a result from another thread may crash.
    try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()
    await list.fetch()

    await list.serviceResponds(with: .failure(.tooSlow))

    try require(list.service.calls, equals: 1, Rule.oneFetchOneCall)
    try require(list.presenter.results.count, equals: 1, Rule.errorIsDelivered)
    try require(list.presenter.results, equals: [.failure(.tooSlow)], Rule.resultIsUnchanged)
  }

  @Test func `4.6 The interactor accepts a result that is there before the call returns`()
    async throws
  {
    // First in separate processes, because code that blocks the main queue would crash the tests.
    try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
    try await InteractorAndDoubles.tryImmediateCallbacksInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()
    list.service.immediateResult = .success([.amara])

    await list.fetch()

    try require(list.service.calls, equals: 1, Rule.interactorAsks)
    try require(list.presenter.results.count, equals: 1, Rule.mayCallBackSynchronously)
  }

  @Test func `4.6 Each of two lists gets its own result`() async throws {
    // First in a separate process, because a result from another thread may crash.
    try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
    let (list, other) = (InteractorAndDoubles.callingBack(), InteractorAndDoubles.callingBack())
    await list.fetch()
    await other.fetch()

    await list.serviceResponds(with: .success([.amara]))
    await other.serviceResponds(with: .failure(.tooSlow))

    try require(list.presenter.results, equals: [.success([.amara])], Rule.eachFetchDelivers)
    try require(other.presenter.results, equals: [.failure(.tooSlow)], Rule.eachFetchDelivers)
  }

  @Test func `4.6 A pending request retains no object`() async throws {
    // First in a separate process, because a result from another thread may crash.
    try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()
    await list.fetch()
    try require(list.service.calls, equals: 1, Rule.interactorAsks)

    // The objects of a list that are in memory although it was released during its first request.
    let make = InteractorAndDoubles.makeCallbackInteractor
    let first = await InteractorAndDoubles.survivorsOfPendingRequest(make)
    try require(first, equals: [], Rule.requestRetainsNothing)

    // The same during a third request, after a success and an error.
    let later = await InteractorAndDoubles.survivorsOfPendingRequest(
      make, after: [.success([.amara]), .failure(.offline)])
    try require(later, equals: [], Rule.requestRetainsNothing)
  }

  @Test func `4.6 The interactor delivers the result of each fetch, and does nothing else`()
    async throws
  {
    // First in a separate process, because a result from another thread may crash.
    try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
    try await InteractorAndDoubles.tryImmediateCallbacksInSeparateProcess()
    // `fetchUsers()` arrives, and the service responds at any time. Each fetch leads to one call of
    // the service, and its result reaches the presenter unchanged, exactly once.
    await callbackInteractorJudge.judge(exercise: 6)
  }

  @Test func `4.6 After an error, a retry shows the users`() async throws {
    let list = try await ListAndServer.begin()

    await list.appear(whenServerSends: .failure(.timedOut))
    try require(list.look, equals: .error(.tooSlow), Rule.errorIsDelivered)
    let requests = await list.requestsUntilNow()
    try require(requests.count, equals: 1, Rule.oneFetchOneCall)

    await list.retry(whenServerSends: .json(usersJSON))
    try require(list.look, equals: .users([.minjun, .amara]), Rule.retryRecovers)
  }
}
