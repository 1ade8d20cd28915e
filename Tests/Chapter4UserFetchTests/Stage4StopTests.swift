import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4.Async {
  @Test func `4.11 The presenter stops the interactor when the screen disappears`() async throws {
    for result in [nil] + FetchResult.sequence {
      let list = UserListHarness()
      await list.step { result.map { list.presenter.didFetchUsers(with: $0, at: .longAgo) } }
      let state = list.recorded.state
      await list.step { list.presenter.viewDidDisappear() }

      // With the users on the screen nothing loads, so stopping is optional.
      if case .loaded = state { list.recorded.stops = 1 }
      try require(list.recorded.stops, equals: 1, Rule.disappearingStops)
      try require(list.recorded, equals: Recording(state: state, stops: 1), Rule.stoppingIsAll)

      // The list may appear again before any task could run.
      await list.step {
        list.presenter.viewDidDisappear()
        list.presenter.viewDidAppear()
      }
      if case .loaded = state {
        list.recorded.stops = 0
        expect(list.recorded, equals: Recording(state: state), Rule.usersAreKept)
      } else {
        try require(
          list.recorded, equals: Recording(state: .loading, interactorCalls: 1), Rule.onlyThatOne)
        await list.step { list.presenter.viewDidDisappear() }
        expect(list.recorded, equals: Recording(state: .loading, stops: 1), Rule.disappearingStops)
      }
    }
  }

  @Test func `4.11 The interactor cancels its task`() async throws {
    try await InteractorBehaviour.rehearseStop()
    let other = InteractorHarness { AsyncUserListInteractor(service: $0, now: $1) }
    await other.fetch()
    for call in 1...3 {
      await harness.stop()
      let isSilent = harness.recorded.results.isEmpty
      try require(
        harness.recorded, equals: Recording(),
        isSilent ? Rule.nothingToStop : Rule.cancelledIsSilent)
      await harness.fetch()
      try require(harness.recorded.serviceCalls, equals: 1, Rule.comesBackAndAsks)
      await harness.stop()

      try require(harness.recorded.cancelled, equals: [call], Rule.cancelTheTask)
      expect(harness.recorded, equals: Recording(cancelled: [call]), Rule.stoppingIsAll)
      await harness.answerSilently(call, with: .success([]))
    }
    expect(other.recorded, equals: Recording(serviceCalls: 1), Rule.cancelTheTask)
    // Stopping twice is allowed as well, and a later fetch delivers its result.
    await harness.stop()
    await harness.fetch()
    await harness.answer(with: .success([.amara]))
    try require(harness.recorded.results, equals: [.success([.amara])], Rule.onlyThatOne)
    await other.answer(with: .success([]))
  }

  @Test func `4.11 The interactor cancels the right task after a late result`() async throws {
    for call in [1, 3] {
      await harness.fetch()
      await harness.stop()
      try require(harness.recorded.cancelled, equals: [call], Rule.cancelTheTask)
      await harness.fetch()
      await harness.answerSilently(call, with: .success([]))
      await harness.stop()

      try require(harness.recorded.cancelled, equals: [call + 1], Rule.lateForgetsItself)
      await harness.answerSilently(call + 1, with: .success([]))
    }
  }

  @Test func `4.11 A cancelled fetch delivers nothing`() async throws {
    for (call, result) in zip(1..., FetchResult.sequenceAfterStop) {
      await harness.fetch()
      try require(harness.recorded.serviceCalls, equals: 1, Rule.comesBackAndAsks)
      await harness.stop()
      await harness.answerSilently(call, with: result)

      expect(harness.recorded, equals: Recording(), Rule.cancelledIsSilent)
    }
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func `4.11 A late result is not delivered as the next one`(order: [Int]) async throws {
    for (earlier, result) in zip(0..., FetchResult.sequenceAfterStop) {
      let (old, new) = (2 * earlier + 1, 2 * earlier + 2)
      await harness.fetch()
      harness.recorded = Recording()
      harness.interactor.stopFetching()
      // The list appears again later, or before any task could run.
      if earlier.isMultiple(of: 2) { await settle() }
      harness.interactor.fetchUsers()
      _ = await eventually { harness.recorded.serviceCalls > 0 }
      await settle()
      try require(harness.recorded.serviceCalls, equals: 1, Rule.comesBackAndAsks)
      try #require(harness.recorded.cancelled.contains(old), Rule.cancelTheTask)
      try #require(!harness.recorded.cancelled.contains(new), Rule.onlyThatOne)

      for call in order {
        if call == 1 {
          await harness.answerSilently(old, with: .success([.minjun]))
          try require(harness.recorded, equals: Recording(), Rule.lateIsNotNext)
        } else {
          await harness.answer(new, with: result)
          try require(
            harness.recorded, equals: Recording(results: [result], times: [.longAgo]),
            Rule.onlyThatOne)
        }
      }
    }
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
