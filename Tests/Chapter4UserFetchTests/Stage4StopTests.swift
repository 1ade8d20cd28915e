import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4.Async {
  @Test func `4.11 The presenter stops the interactor when the list disappears`() async throws {
    let list = PresenterAndDoubles()
    await when { list.presenter.viewDidAppear() }

    await when { list.presenter.viewDidDisappear() }

    try require(list.interactor.stops, equals: 1, Rule.disappearingStops)
    try require(list.view.state, equals: .loading, Rule.stoppingIsAll)
  }

  @Test func `4.11 The presenter stops the interactor each time, and does nothing else`() async {
    // The list disappears and appears again, before and after results. Each time it disappears
    // without users, also when it is empty or shows an error, the interactor is stopped once. With
    // users it may be stopped or not. A list that disappears keeps its state.
    await presenterJudge.judge(exercise: 11)
  }

  @Test func `4.11 The interactor cancels its task, and stopping again has no effect`() async throws
  {
    // First in a separate process: no more than one call and one result for each fetch, and no
    // crash if a result arrives when the presenter or the interactor is gone.
    try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
    let list = InteractorAndDoubles.withAsyncInteractor()
    await list.fetchUsers()

    // `cancelled` has the number of the call: the first one, which never gets a response.
    await list.stopFetching()
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)

    // Stopping again cancels nothing more, and delivers nothing.
    await list.stopFetching()
    try require(list.service.cancelled, equals: [1], Rule.nothingToStop)
    try require(list.presenter.results, equals: [], Rule.stoppingIsAll)
  }

  @Test func `4.11 A fetch after a stop delivers its result`() async throws {
    // First in a separate process: no more than one call and one result for each fetch, and no
    // crash if a result arrives when the presenter or the interactor is gone.
    try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
    let list = InteractorAndDoubles.withAsyncInteractor()
    await list.fetchUsers()
    await list.stopFetching()
    // `cancelled` has the number of the call: the first one, which never gets a response.
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)

    await list.fetchUsers()
    try require(list.service.calls, equals: 2, Rule.comesBackAndAsks)

    await list.serviceResponds(toCall: 2, with: .success([.amara]))
    try require(list.presenter.results, equals: [.success([.amara])], Rule.onlyThatOne)
  }

  @Test func `4.11 A stopped fetch delivers nothing, also after another fetch`() async throws {
    // First in a separate process: no more than one call and one result for each fetch, and no
    // crash if a result arrives when the presenter or the interactor is gone.
    try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
    let list = InteractorAndDoubles.withAsyncInteractor()
    await list.fetchUsers()
    await list.stopFetching()
    // `cancelled` has the number of the call. The service ignores the cancellation, so the result
    // arrives nevertheless.
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)
    await list.serviceResponds(toCall: 1, with: .success([.minjun]))
    try require(list.presenter.results, equals: [], Rule.cancelledIsSilent)

    await list.fetchUsers()
    await list.stopFetching()
    await list.fetchUsers()
    // The second fetch was stopped, too, and its result arrives while the third one is running.
    await list.serviceResponds(toCall: 2, with: .success([.minjun]))
    try require(list.presenter.results, equals: [], Rule.lateIsNotNext)
  }

  @Test func `4.11 The interactor stops the fetch that is running, and does nothing else`()
    async throws
  {
    // First in a separate process: no more than one call and one result for each fetch, and no
    // crash if a result arrives when the presenter or the interactor is gone.
    try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
    // In another process, a stop is tried without a fetch.
    try await #require(processExitsWith: .success, Rule.nothingToStop) {
      await InteractorAndDoubles.stopNothing()
    }
    // `fetchUsers()`, `stopFetching()` and responses arrive in any order. A stop cancels the call
    // that is running, whose result is then not delivered. If no call is running, a stop changes
    // nothing. A fetch while another one is running cancels that one each time, or never, and which
    // calls a stop cancels while two are running is left to you.
    await asyncInteractorJudge.judge(exercise: 11)
  }

  @Test func `4.11 The builder sends no request, and passes on what was injected`() async throws {
    // A list as the builder makes it, with a server that needs no network.
    let list = try await ListAndServer.make()
    try #require(list.interactor is AsyncUserListInteractor, Rule.builderChooses)
    let requests = await list.requestsUntilNow()
    try require(requests, equals: [], Rule.builderSendsNothing)

    await list.appear(whenServerSends: .json(usersJSON))

    // `path` is that of the injected address, and `users` also has the time of the injected clock.
    try require(list.requests, equals: [ListAndServer.path], Rule.builderPassesOn)
    try require(list.look, equals: .users([.minjun, .amara]), Rule.builderPassesOn)
  }

  @Test func `4.11 A covered list stops loading, and loads again when it reappears`() async throws {
    // A list as the builder makes it, with a server that needs no network.
    let list = try await ListAndServer.make()
    await list.appearWhileServerWaits()
    // Its request waits in the injected session, and in no other.
    let isInInjectedSession = await list.session.hasPendingTasks
    try #require(isInInjectedSession, Rule.builderPassesOn)

    // Another screen covers the list, before the server has responded.
    list.navigator.push(Screen())
    let isCancelled = await list.hasCancelledItsRequest()
    try #require(isCancelled, Rule.builderChooses)
    // The response that was held back comes too late.
    await list.serverResponds()
    try require(list.screen.rows, equals: [], Rule.coveredIsSilent)

    // The user goes back. The server responds to the second request at once.
    list.navigator.pop()
    await list.waitUntilLoaded()
    try require(list.look, equals: .users([.minjun, .amara]), Rule.comesBackAndAsks)
  }

  @Test func `4.11 The list is deallocated with its screen`() async throws {
    // A list as the builder makes it, with a server that needs no network.
    let list = try await ListAndServer.make()
    try #require(list.interactor is AsyncUserListInteractor, Rule.builderChooses)

    // Another such list shows users, its first row is tapped, and its screen is closed.
    // `afterUsers` names its objects that are still in memory.
    let afterUsers = try await ListAndServer.survivorsAfterClosing(
      whenServerSends: .json(usersJSON))
    try require(afterUsers, equals: [], Rule.listIsDeallocated)

    // The same, but the list shows an error, and the tap is on "Try again".
    let afterErrors = try await ListAndServer.survivorsAfterClosing(
      whenServerSends: .failure(.timedOut))
    try require(afterErrors, equals: [], Rule.listIsDeallocated)
  }
}
