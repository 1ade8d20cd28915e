import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("Ownership and navigation")
  struct OwnershipAndNavigation {
    @Test func `4.7 The presenter is deallocated when its owner releases it`() async throws {
      // First makes sure that your presenter still retains its interactor and its router, because
      // making these references weak is the most frequent wrong correction.
      try await ListAndServer.requireOwnersToRetain()
      let interactor = UserListInteractor(service: UserServiceStub(), now: { .longAgo })
      let detector = LeakDetector()

      // The only owner of the presenter is this closure, so it has none when the closure has ended.
      await when {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        detector.watch(presenter)
      }

      try require(detector.survivors, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 A result may arrive after the presenter was deallocated`() async throws {
      // First makes sure that your presenter still retains its interactor and its router, because
      // making these references weak is the most frequent wrong correction.
      try await ListAndServer.requireOwnersToRetain()
      // An interactor gets a presenter, which is then released, and a result arrives. This happens
      // in a separate process, because your code may crash. The interactor's `presenter` has to be
      // nil before the result arrives.
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorAndDoubles.receiveResultsWithoutPresenter(
          InteractorAndDoubles.makeCallbackInteractor)
      }
    }

    @Test func `4.7 The async interactor releases its presenter, too`() async throws {
      let interactor = AsyncUserListInteractor(service: UserServiceStub(), now: { .longAgo })
      let detector = LeakDetector()

      // The only owner of the presenter is this closure, so it has none when the closure has ended.
      await when {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        detector.watch(presenter)
      }

      try require(detector.survivors, equals: [], Rule.weakPresenter)
      // A result arrives after the presenter was deallocated. This happens in a separate process,
      // because your code may crash. The interactor's `presenter` has to be nil by then. Before
      // 4.10, this interactor receives no result yet, and only that counts.
      try await #require(processExitsWith: .success, Rule.presenterMayBeDeallocated) {
        await InteractorAndDoubles.receiveResultsWithoutPresenter(
          InteractorAndDoubles.makeAsyncInteractor)
      }
    }

    @Test func `4.7 Each interactor has its own presenter, and releases it after any use`()
      async throws
    {
      // The interactor is tried in a separate process first, because a result from another thread
      // may crash it.
      try await InteractorAndDoubles.tryInteractorInSeparateProcess()
      let (list, other) = (InteractorAndDoubles.callingBack(), InteractorAndDoubles.callingBack())
      // Setting the presenter sends no request, not even in a task.
      await settle()
      // The second list hasn't replaced the presenter of the first one.
      try #require(list.interactor.presenter === list.presenter, Rule.ownPresenter)
      try require(other.service.calls, equals: 0, Rule.connectingIsAll)

      // One interactor gets new presenters, which are released before a fetch, during one, and
      // after results. `kept` names those that are still in memory.
      let kept = await InteractorAndDoubles.survivingPresenters(
        InteractorAndDoubles.makeCallbackInteractor)
      try require(kept, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 Each async interactor has its own presenter, and releases it after any use`()
      async throws
    {
      // First in a separate process: no more than one call and one result for each fetch, and no
      // crash if a result arrives when the presenter or the interactor is gone.
      try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess()
      let (list, other) = (
        InteractorAndDoubles.withAsyncInteractor(), InteractorAndDoubles.withAsyncInteractor()
      )
      // Setting the presenter sends no request, not even in a task.
      await settle()
      // The second list hasn't replaced the presenter of the first one.
      try #require(list.interactor.presenter === list.presenter, Rule.ownPresenter)
      try require(other.service.calls, equals: 0, Rule.connectingIsAll)

      // One interactor gets new presenters, which are released before a fetch, during one, and
      // after results. `kept` names those that are still in memory. Before 4.10, there is no call
      // and no result yet.
      let kept = await InteractorAndDoubles.survivingPresenters(
        InteractorAndDoubles.makeAsyncInteractor)
      try require(kept, equals: [], Rule.weakPresenter)
    }

    @Test func `4.7 The whole list is deallocated with its screen`() async throws {
      // The list shows users, its first row is tapped, and its screen is closed. `afterUsers` names
      // the objects of the list that are still in memory.
      let afterUsers = try await ListAndServer.survivorsAfterClosing(
        whenServerSends: .json(usersJSON))
      try require(afterUsers, equals: [], Rule.listIsDeallocated)

      // The same, but the list shows an error, and the tap is on "Try again".
      let afterErrors = try await ListAndServer.survivorsAfterClosing(
        whenServerSends: .failure(.timedOut))
      try require(afterErrors, equals: [], Rule.listIsDeallocated)
    }

    @Test func `4.7 Each presenter has its own view, which may be deallocated before it`()
      async throws
    {
      // First makes sure that your presenter still retains its interactor and its router, because
      // making these references weak is the most frequent wrong correction.
      try await ListAndServer.requireOwnersToRetain()
      // Results arrive after the view was deallocated. This happens in a separate process, because
      // your code may crash. The presenter's `view` has to be nil by then.
      try await #require(processExitsWith: .success, Rule.viewMayBeDeallocated) {
        await PresenterAndDoubles.receiveResultsWithoutView()
      }
      // Each of two presenters still has the view that it was given.
      let (list, other) = (PresenterAndDoubles(), PresenterAndDoubles())
      #expect(list.presenter.view === list.view, Rule.ownView)
      #expect(other.presenter.view === other.view, Rule.ownView)

      // The whole list is deallocated, too, after it has shown users and was closed.
      let survivors = try await ListAndServer.survivorsAfterClosing(
        whenServerSends: .json(usersJSON))
      try require(survivors, equals: [], Rule.listIsDeallocated)
    }
  }
}
