import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Ownership and navigation")
  struct OwnershipAndNavigation {
    let list = UserListHarness()
    let navigator = Navigator()

    /// The results that have arrived when the presenter is released: before any fetch, during one, and after some.
    static let uses: [[FetchResult]?] = [
      nil, [], [.success([.amara])], [.failure(.offline), .success([.amara]), .success([])],
    ]

    @Test func `4.7 The presenter is deallocated when its owner releases it`() async throws {
      try await checkConnecting(InteractorBehaviour.callingBack.make)
      try await InteractorBehaviour.rehearseCallback()
      try await UserListWalk.checkOwners()
      let harness = InteractorHarness { UserListInteractor(service: $0, now: $1) }
      let detector = LeakDetector()
      for results in Self.uses {
        do {
          let presenter = UserListOutputSpy()
          harness.interactor.presenter = presenter
          for result in results ?? [] {
            await harness.fetch()
            await harness.service.answer(with: result)
          }
          if results != nil { await harness.fetch() }
          detector.watch(presenter)
        }
        try require(detector.survivors, equals: [], Rule.weakPresenter)
      }
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorBehaviour.callingBack.rehearseReleasedPresenter()
        await InteractorBehaviour.callingBack.rehearseLateAnswers()
      }
      let other = InteractorHarness { UserListInteractor(service: $0, now: $1) }
      try #require(harness.interactor.presenter !== other.output, Rule.ownPresenter)
      expect(other.recorded, equals: Recording(), Rule.connectingIsAll)
    }

    @Test func `4.7 The other interactor releases its presenter, too`() async throws {
      try await checkConnecting(InteractorBehaviour.awaiting.make)
      try await InteractorBehaviour.rehearseAwaiting()
      let harness = InteractorHarness(InteractorBehaviour.awaiting.make)
      let detector = LeakDetector()
      for results in Self.uses {
        do {
          let presenter = UserListOutputSpy()
          harness.interactor.presenter = presenter
          // Its fetch is the subject of 4.10, so the service may receive no call yet.
          for result in results ?? [] {
            harness.interactor.fetchUsers()
            await settle()
            await harness.service.answer(with: result)
          }
          if results != nil { harness.interactor.fetchUsers() }
          await settle()
          detector.watch(presenter)
        }
        try require(detector.survivors, equals: [], Rule.weakPresenter)
      }
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorBehaviour.awaiting.rehearseReleasedPresenter()
      }
      let other = InteractorHarness(InteractorBehaviour.awaiting.make)
      #expect(harness.interactor.presenter !== other.output, Rule.ownPresenter)
    }

    /// Connects an interactor with one presenter, then with another one, while both are alive.
    private func checkConnecting(
      _ make: InteractorHarness.Make, sourceLocation place: SourceLocation = #_sourceLocation
    ) async throws {
      let harness = InteractorHarness(make)
      let other = UserListOutputSpy()
      for presenter in [harness.output, other, harness.output] {
        harness.interactor.presenter = presenter
        await settle()
        let connected = harness.interactor.presenter
        try #require(connected === presenter, Rule.connectingIsAll, sourceLocation: place)
        try require(
          harness.recorded, equals: Recording(), Rule.connectingIsAll, sourceLocation: place)
      }
    }

    @Test func `4.7 The whole list is deallocated with its screen`() async throws {
      for reply in [.json(usersJSON), .failure(.timedOut)] as [Reply] {
        let detector = try await UserListWalk.begin().useAndLeave(reply)
        _ = await eventually { detector.survivors == [] }
        try require(detector.survivors, equals: [], Rule.listIsDeallocated)
      }
      try await #require(processExitsWith: .success, Rule.viewMayBeDeallocated) {
        await UserListHarness.rehearseReleasedView()
      }
      let other = UserListHarness()
      #expect(
        list.presenter.view === list.view && other.presenter.view === other.view, Rule.ownView)
    }
  }
}
