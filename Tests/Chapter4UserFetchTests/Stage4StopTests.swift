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
    // Sends `viewDidDisappear()` in hundreds of orders, and looks at how often the interactor is
    // stopped, also when the list appears again at once.
    await presenterJudge.judge(exercise: 11)
  }

  @Test func `4.11 The interactor cancels its task, and stopping again has no effect`() async throws
  {
    let list = InteractorAndDoubles.awaiting()
    await list.fetch()

    await list.stop()
    try require(list.service.cancelled, equals: [1], Rule.cancelTheTask)

    await list.stop()
    try require(list.service.cancelled, equals: [1], Rule.nothingToStop)
    try require(list.presenter.results, equals: [], Rule.stoppingIsAll)
  }

  @Test func `4.11 A fetch after a stop delivers its result, and the one before delivers nothing`()
    async throws
  {
    let list = InteractorAndDoubles.awaiting()
    await list.fetch()
    await list.stop()
    await list.fetch()
    try require(list.service.calls, equals: 2, Rule.comesBackAndAsks)

    await list.serviceResponds(to: 2, with: .success([.amara]))
    try require(list.presenter.results, equals: [.success([.amara])], Rule.onlyThatOne)

    await list.serviceResponds(to: 1, with: .success([.minjun]))
    try require(list.presenter.results, equals: [.success([.amara])], Rule.cancelledIsSilent)
  }

  @Test func `4.11 The interactor stops the fetch that is running, and does nothing else`()
    async throws
  {
    // First in a separate process, because there may be nothing to stop.
    try await #require(processExitsWith: .success, Rule.nothingToStop) {
      await InteractorAndDoubles.stopNothing()
    }
    // Sends `fetchUsers()`, `stopFetching()` and responses of the service in hundreds of orders, and
    // looks at which calls are cancelled and at what the presenter receives.
    await asyncInteractorJudge.judge(exercise: 11)
  }

  @Test func `4.11 A covered list stops loading, and loads again when it reappears`() async throws {
    let walk = try await UserListWalk.begin()
    let gate = Gate()
    walk.clock.time = .distantPast
    walk.server.answer(UserListWalk.path, with: .held(.json(usersJSON), by: gate))
    try #require(walk.interactor is AsyncUserListInteractor, Rule.builderChooses)
    await settle()
    await drain(walk.session, of: walk.server)
    try require(walk.requests, equals: [], Rule.builderSendsNothing)

    walk.navigator.push(walk.list)
    try #require(walk.list.isLoading, Rule.loadingFirst)
    _ = await eventually { !walk.requests.isEmpty }
    try require(walk.requests, equals: [UserListWalk.path], Rule.builderPassesOn)
    let isInInjectedSession = await walk.session.hasPendingTasks
    try #require(isInInjectedSession, Rule.builderPassesOn)
    // Cancels while the response is held back. On Linux the two must not meet, or the session may hang:
    // https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
    walk.navigator.push(Screen())
    let isCancelled = await eventually {
      walk.server.cancelledRequests == [UserListWalk.path]
    }
    try #require(isCancelled, Rule.builderChooses)
    gate.open()
    await drain(walk.session, of: walk.server)
    try require(walk.list.rows, equals: [], Rule.coveredIsSilent)

    walk.clock.time = .longAgo
    walk.navigator.pop()
    await walk.listIsLoaded()
    try require(walk.list.rows.count, equals: 2, Rule.comesBackAndAsks)
    expect(
      ScreenLook(walk.list), equals: UserListWalk.look(of: [.minjun, .amara]), Rule.builderPassesOn)
  }

  @Test func `4.11 The list is deallocated with its screen`() async throws {
    for reply in [.json(usersJSON), .failure(.timedOut)] as [Reply] {
      let detector = try await {
        let walk = try await UserListWalk.begin()
        try #require(walk.interactor is AsyncUserListInteractor, Rule.builderChooses)
        return await walk.useAndLeave(reply)
      }()
      _ = await eventually { detector.survivors == [] }
      expect(detector.survivors, equals: [], Rule.listIsDeallocated)
    }
  }
}
