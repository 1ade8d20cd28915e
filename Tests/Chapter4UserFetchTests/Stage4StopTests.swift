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
    // The list disappears and appears again, before and after results. Each time it disappears, the
    // interactor is stopped once, and the view keeps its state.
    await presenterJudge.judge(exercise: 11)
  }

  @Test func `4.11 The interactor cancels its task, and stopping again has no effect`() async throws
  {
    // First in a separate process, because a result for an interactor that is gone may crash.
    try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
    let list = InteractorAndDoubles.awaiting()
    await list.fetch()

    // The first call of the service is cancelled, and never gets a response.
    await list.stop()
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)

    await list.stop()
    try require(list.service.cancelled, equals: [1], Rule.nothingToStop)
    try require(list.presenter.results, equals: [], Rule.stoppingIsAll)
  }

  @Test func `4.11 A fetch after a stop delivers its result`() async throws {
    // First in a separate process, because a result for an interactor that is gone may crash.
    try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
    let list = InteractorAndDoubles.awaiting()
    await list.fetch()
    await list.stop()
    // The number of the call that was cancelled: the first one, which never gets a response.
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)

    await list.fetch()
    try require(list.service.calls, equals: 2, Rule.comesBackAndAsks)

    await list.serviceResponds(with: .success([.amara]))
    try require(list.presenter.results, equals: [.success([.amara])], Rule.onlyThatOne)
  }

  @Test func `4.11 A stopped fetch delivers nothing, also after another fetch`() async throws {
    // First in a separate process, because a result for an interactor that is gone may crash.
    try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
    let list = InteractorAndDoubles.awaiting()
    await list.fetch()
    await list.stop()
    // The number of the call that was cancelled. Its result arrives all the same.
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)
    await list.serviceResponds(to: 1, with: .success([.minjun]))
    try require(list.presenter.results, equals: [], Rule.cancelledIsSilent)

    await list.fetch()
    await list.stop()
    await list.fetch()
    // The second call was stopped, too, and its result arrives while the third one is running.
    await list.serviceResponds(to: 2, with: .success([.minjun]))
    try require(list.presenter.results, equals: [], Rule.lateIsNotNext)
  }

  @Test func `4.11 The interactor stops the fetch that is running, and does nothing else`()
    async throws
  {
    // First in a separate process, because a result for an interactor that is gone may crash.
    try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
    // The same for a stop without a fetch.
    try await #require(processExitsWith: .success, Rule.nothingToStop) {
      await InteractorAndDoubles.stopNothing()
    }
    // `fetchUsers()`, `stopFetching()` and responses arrive in any order. A stop cancels the call
    // that is running, whose result is then not delivered. If no call is running, a stop changes
    // nothing.
    await asyncInteractorJudge.judge(exercise: 11)
  }

  @Test func `4.11 The builder sends no request, and passes on what was injected`() async throws {
    let list = try await ListAndServer.begin()
    try #require(list.interactor is AsyncUserListInteractor, Rule.builderChooses)
    let requests = await list.requestsUntilNow()
    try require(requests, equals: [], Rule.builderSendsNothing)

    await list.appear(whenServerSends: .json(usersJSON))

    try require(list.requests, equals: [ListAndServer.path], Rule.builderPassesOn)
    try require(list.look, equals: .users([.minjun, .amara]), Rule.builderPassesOn)
  }

  @Test func `4.11 A covered list stops loading, and loads again when it reappears`() async throws {
    let list = try await ListAndServer.begin()
    await list.appearWhileServerWaits()
    let isInInjectedSession = await list.session.hasPendingTasks
    try #require(isInInjectedSession, Rule.builderPassesOn)

    list.navigator.push(Screen())
    let isCancelled = await list.hasCancelledItsRequest()
    try #require(isCancelled, Rule.builderChooses)
    await list.serverResponds()
    try require(list.screen.rows, equals: [], Rule.coveredIsSilent)

    // The server responds to the second request at once.
    list.navigator.pop()
    await list.waitUntilLoaded()
    try require(list.look, equals: .users([.minjun, .amara]), Rule.comesBackAndAsks)
  }

  @Test func `4.11 The list is deallocated with its screen`() async throws {
    let list = try await ListAndServer.begin()
    try #require(list.interactor is AsyncUserListInteractor, Rule.builderChooses)

    let afterUsers = try await ListAndServer.survivors(whenServerSends: .json(usersJSON))
    try require(afterUsers, equals: [], Rule.listIsDeallocated)

    let afterErrors = try await ListAndServer.survivors(whenServerSends: .failure(.timedOut))
    try require(afterErrors, equals: [], Rule.listIsDeallocated)
  }
}
