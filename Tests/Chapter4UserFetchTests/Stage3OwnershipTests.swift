import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Ownership and navigation")
  struct OwnershipAndNavigation {
    let navigator = Navigator()

    @Test func `4.7 The presenter is deallocated when its owner releases it`() async throws {
      // First in a separate process, because a list whose objects are retained by no other may crash.
      try await ListAndServer.tryOwnersInSeparateProcess()
      let interactor = UserListInteractor(service: UserServiceStub()) { .longAgo }
      let detector = LeakDetector()

      await when {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        detector.watch(presenter)
      }

      try require(detector.survivors, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 A result may arrive after the presenter was deallocated`() async throws {
      // First in a separate process, because a list whose objects are retained by no other may crash.
      try await ListAndServer.tryOwnersInSeparateProcess()
      // In a separate process, because the result may crash it.
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorAndDoubles.outlivePresenter(InteractorAndDoubles.makeCallbackInteractor)
      }
    }

    @Test func `4.7 The async interactor releases its presenter, too`() async throws {
      let interactor = AsyncUserListInteractor(service: UserServiceStub()) { .longAgo }
      let detector = LeakDetector()

      await when {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        detector.watch(presenter)
      }

      try require(detector.survivors, equals: [], Rule.weakPresenter)
      // In a separate process, because a result after the presenter was deallocated may crash it.
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorAndDoubles.outlivePresenter(InteractorAndDoubles.makeAsyncInteractor)
      }
    }

    @Test func `4.7 Each interactor has its own presenter, and releases it after any use`()
      async throws
    {
      // First in a separate process, because a result from another thread may crash.
      try await InteractorAndDoubles.tryCallbacksInSeparateProcess()
      let (list, other) = (InteractorAndDoubles.callingBack(), InteractorAndDoubles.callingBack())
      await settle()
      try #require(list.interactor.presenter === list.presenter, Rule.ownPresenter)
      try require(other.service.calls, equals: 0, Rule.connectingIsAll)

      // Presenters that are in memory although they were released: before a fetch, during one, and
      // after results.
      let kept = await InteractorAndDoubles.survivingPresenters(
        InteractorAndDoubles.makeCallbackInteractor)
      try require(kept, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 Each async interactor has its own presenter, and releases it after any use`()
      async throws
    {
      // First in a separate process, because a result for an interactor that is gone may crash.
      try await InteractorAndDoubles.tryAwaitingInSeparateProcess()
      let (list, other) = (InteractorAndDoubles.awaiting(), InteractorAndDoubles.awaiting())
      await settle()
      try #require(list.interactor.presenter === list.presenter, Rule.ownPresenter)
      try require(other.service.calls, equals: 0, Rule.connectingIsAll)

      // Presenters that are in memory although they were released: before a fetch, during one, and
      // after results.
      let kept = await InteractorAndDoubles.survivingPresenters(
        InteractorAndDoubles.makeAsyncInteractor)
      try require(kept, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 The whole list is deallocated with its screen`() async throws {
      let afterUsers = try await ListAndServer.survivors(whenServerSends: .json(usersJSON))
      try require(afterUsers, equals: [], Rule.listIsDeallocated)

      let afterErrors = try await ListAndServer.survivors(whenServerSends: .failure(.timedOut))
      try require(afterErrors, equals: [], Rule.listIsDeallocated)
    }

    @Test func `4.7 Each presenter has its own view, which may be deallocated before it`()
      async throws
    {
      // First in a separate process, because a list whose objects are retained by no other may crash.
      try await ListAndServer.tryOwnersInSeparateProcess()
      // In a separate process, because a result for a view that is gone may crash it.
      try await #require(processExitsWith: .success, Rule.viewMayBeDeallocated) {
        await PresenterAndDoubles.outliveView()
      }
      let (list, other) = (PresenterAndDoubles(), PresenterAndDoubles())
      #expect(list.presenter.view === list.view, Rule.ownView)
      #expect(other.presenter.view === other.view, Rule.ownView)

      // The whole list is deallocated, too.
      let survivors = try await ListAndServer.survivors(whenServerSends: .json(usersJSON))
      try require(survivors, equals: [], Rule.listIsDeallocated)
    }
  }
}
