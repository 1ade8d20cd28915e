import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4.FromServerToScreen {
  @Test func `4.5 The service requests the users, and delivers them`() async throws {
    // The service is tried in a separate process first, with errors, empty data and other
    // addresses, because it may crash, or invalidate the `URLSession`.
    try await ServiceCheck.tryServiceInSeparateProcess()
    // Your `UserService`, and a server that needs no network.
    let service = ServiceAndServer.callingBack()

    // Calls `fetchUsers(completion:)`, and returns the result that has arrived, or nil.
    let result = await service.fetch(whenServerSends: .json(usersJSON))

    try #require(!service.requests.isEmpty, Rule.serviceAsks)
    // A success with the users in this response.
    try require(result, equals: .sentUsers, Rule.serviceDelivers)
  }

  @Test func `4.5 The service reports that no response has arrived`() async throws {
    // The service is tried in a separate process first, with errors, empty data and other
    // addresses, because it may crash, or invalidate the `URLSession`.
    try await ServiceCheck.tryServiceInSeparateProcess()
    // Your `UserService`, and a server that needs no network.
    let service = ServiceAndServer.callingBack()

    // In place of a response, the session reports this error, and `UserReply` calls it `.tooSlow`.
    let result = await service.fetch(whenServerSends: .failure(.timedOut))

    try #require(!service.requests.isEmpty, Rule.serviceAsks)
    try require(result, equals: .failure(.tooSlow), Rule.everyPathDelivers)
  }

  @Test func `4.5 The service reports an invalid address`() async throws {
    // The service is tried in a separate process first, with errors, empty data and other
    // addresses, because it may crash, or invalidate the `URLSession`.
    try await ServiceCheck.tryServiceInSeparateProcess()
    // Your `UserService`. No URL can be made of its address, which begins with a number.
    let service = ServiceAndServer.callingBack(address: "127.0.0.1:8000/users")

    let result = await service.fetch(whenServerSends: .json(usersJSON))

    let failure = FetchResult.failure(.badAddress("127.0.0.1:8000/users"))
    try require(result, equals: failure, Rule.badAddressDelivers)
  }

  @Test func `4.5 The service calls back exactly once on every path`() async throws {
    // The service is tried in a separate process first, with errors, empty data and other
    // addresses, because it may crash, or invalidate the `URLSession`.
    try await ServiceCheck.tryServiceInSeparateProcess()
    // Hundreds of responses, errors and addresses, one after the other and beside each other. Each
    // fetch sends one request, without a pause and in the injected session. It calls back once,
    // with what `UserReply` makes of the response or of the error. If there can be no URL, it sends
    // nothing, and calls back with `.badAddress`.
    try await ServiceCheck.callingBack.checkEveryPath()
  }

  @Test func `4.5 The service returns before the server responds`() async throws {
    // Calls `fetchUsers(completion:)` once, with a server that holds back its response for a while.
    // `before` is what was recorded until then, and `after` is all of it. `hasReturned` says whether
    // the method has returned. The injected address ends in "/users", and `requests` has the path of
    // each request.
    let recorded = await ServiceCheck.recordedBeforeAndAfterResponse()

    try require(recorded.after.requests, equals: ["/users"], Rule.serviceAsks)
    try require(recorded.before.hasReturned, equals: true, Rule.returnsImmediately)
    try require(recorded.before.results, equals: [], Rule.returnsImmediately)
    // A success with the users in the response.
    try require(recorded.after.results, equals: [.sentUsers], Rule.serviceDelivers)
  }

  @Test func `4.6 The interactor delivers the users, with the time of their arrival`()
    async throws
  {
    // The interactor is tried in a separate process first, because a result from another thread may
    // crash it.
    try await InteractorAndDoubles.tryInteractorInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()

    // Calls `fetchUsers()` of your `UserListInteractor`, and waits until it has called the service.
    await list.fetchUsers()
    try require(list.service.calls, equals: 1, Rule.interactorAsks)
    // The service has not responded yet. Below it does so, from another thread.
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
    // The interactor is tried in a separate process first, because a result from another thread may
    // crash it.
    try await InteractorAndDoubles.tryInteractorInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()
    await list.fetchUsers()

    await list.serviceResponds(with: .failure(.tooSlow))

    try require(list.service.calls, equals: 1, Rule.oneFetchOneCall)
    try require(list.presenter.results.count, equals: 1, Rule.errorIsDelivered)
    try require(list.presenter.results, equals: [.failure(.tooSlow)], Rule.resultIsUnchanged)
  }

  @Test func `4.6 The interactor accepts a result that is there before the call returns`()
    async throws
  {
    // The interactor is tried in separate processes first, because code that blocks the main queue
    // would crash.
    try await InteractorAndDoubles.tryInteractorInSeparateProcess()
    try await InteractorAndDoubles.tryImmediateResultInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()
    // The service calls back with these users before its `fetchUsers(completion:)` returns.
    list.service.immediateResult = .success([.amara])

    await list.fetchUsers()

    try require(list.service.calls, equals: 1, Rule.interactorAsks)
    try require(list.presenter.results.count, equals: 1, Rule.mayCallBackSynchronously)
  }

  @Test func `4.6 Each of two lists gets its own result`() async throws {
    // The interactor is tried in a separate process first, because a result from another thread may
    // crash it.
    try await InteractorAndDoubles.tryInteractorInSeparateProcess()
    let (list, other) = (InteractorAndDoubles.callingBack(), InteractorAndDoubles.callingBack())
    await list.fetchUsers()
    await other.fetchUsers()

    await list.serviceResponds(with: .success([.amara]))
    await other.serviceResponds(with: .failure(.tooSlow))

    try require(list.presenter.results, equals: [.success([.amara])], Rule.eachFetchDelivers)
    try require(other.presenter.results, equals: [.failure(.tooSlow)], Rule.eachFetchDelivers)
  }

  @Test func `4.6 A pending request retains no object`() async throws {
    // The interactor is tried in a separate process first, because a result from another thread may
    // crash it.
    try await InteractorAndDoubles.tryInteractorInSeparateProcess()
    let list = InteractorAndDoubles.callingBack()
    await list.fetchUsers()
    // This list only makes sure that a request is sent.
    try require(list.service.calls, equals: 1, Rule.interactorAsks)

    // Another list is released while its first request is pending. `first` names its interactor and
    // its presenter, if they are still in memory.
    let makeInteractor = InteractorAndDoubles.makeCallbackInteractor
    let first = await InteractorAndDoubles.survivorsOfPendingRequest(makeInteractor)
    try require(first, equals: [], Rule.requestRetainsNothing)

    // The same for a third request, after a success and an error.
    let later = await InteractorAndDoubles.survivorsOfPendingRequest(
      makeInteractor, after: [.success([.amara]), .failure(.offline)])
    try require(later, equals: [], Rule.requestRetainsNothing)
  }

  @Test func `4.6 The interactor delivers the result of each fetch, and does nothing else`()
    async throws
  {
    // The interactor is tried in a separate process first, because a result from another thread may
    // crash it.
    try await InteractorAndDoubles.tryInteractorInSeparateProcess()
    try await InteractorAndDoubles.tryImmediateResultInSeparateProcess()
    // `fetchUsers()` arrives, and the service responds at any time. Each fetch leads to one call of
    // the service, and its result reaches the presenter unchanged, exactly once, with the time of the
    // interactor's clock. Only a result that arrives after another fetch has begun may be left out.
    await callbackInteractorJudge.judge(exercise: 6)
  }

  @Test func `4.6 After an error, a retry shows the users`() async throws {
    // A list as the builder makes it, with a server that needs no network. Before that, `make()`
    // tries both services and both interactors in a separate process, because they may crash.
    let list = try await ListAndServer.make()

    // `look` is what the user sees: the title, the lines and the rows of the state.
    await list.appear(whenServerSends: .failure(.timedOut))
    try require(list.look, equals: .error(.tooSlow), Rule.errorIsDelivered)
    // It hasn't tried again by itself.
    let requests = await list.requestsUntilNow()
    try require(requests.count, equals: 1, Rule.oneFetchOneCall)

    await list.tapTryAgain(whenServerSends: .json(usersJSON))
    try require(list.look, equals: .users([.minjun, .amara]), Rule.retryRecovers)
  }
}
