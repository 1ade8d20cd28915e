import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What may crash the process, so that a test tries it in a separate one first.
extension InteractorAndDoubles {
  private static var hasSurvivedCallbacks = false
  private static var hasSurvivedAwaiting = false

  /// Makes sure that results don't crash the interactor that is called back: from another thread, and when it is gone.
  static func tryInteractorInSeparateProcess(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedCallbacks else { return }
    try await #require(processExitsWith: .success, Rule.hopFromAnyThread, sourceLocation: place) {
      await InteractorAndDoubles.receiveResults(InteractorAndDoubles.makeCallbackInteractor)
    }
    try await #require(
      processExitsWith: .success, Rule.interactorMayBeDeallocated, sourceLocation: place
    ) { await InteractorAndDoubles.outlive(InteractorAndDoubles.makeCallbackInteractor) }
    hasSurvivedCallbacks = true
  }

  /// Makes sure that a result that is there before the call returns doesn't crash the interactor that is called back.
  static func tryImmediateResultInSeparateProcess(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try await #require(
      processExitsWith: .success, Rule.mayCallBackSynchronously, sourceLocation: place
    ) { await InteractorAndDoubles.receiveAtOnce(InteractorAndDoubles.makeCallbackInteractor) }
  }

  /// Makes sure that results don't crash the interactor that awaits, and that it sends no superfluous request.
  ///
  /// Such a request may be cancelled while its response arrives. On Linux the session may hang then:
  /// https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  static func tryAsyncInteractorInSeparateProcess(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedAwaiting else { return }
    try await #require(processExitsWith: .success, Rule.errorIsDelivered, sourceLocation: place) {
      await InteractorAndDoubles.receiveResults(InteractorAndDoubles.makeAsyncInteractor)
    }
    try await #require(
      processExitsWith: .success, Rule.interactorMayBeDeallocated, sourceLocation: place
    ) {
      await InteractorAndDoubles.outlive(InteractorAndDoubles.makeAsyncInteractor)
      await InteractorAndDoubles.receiveAtOnce(InteractorAndDoubles.makeAsyncInteractor)
    }
    let most = await receiveResults(makeAsyncInteractor)
    try #require(most.calls < 2, Rule.oneFetchOneCall, sourceLocation: place)
    try #require(most.results < 2, Rule.deliveryIsAll, sourceLocation: place)
    hasSurvivedAwaiting = true
  }

  /// Receives each kind of result from another thread, and returns the most calls and results of one fetch.
  @discardableResult
  static func receiveResults(_ make: Make) async -> (calls: Int, results: Int) {
    var most = (calls: 0, results: 0)
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      let list = InteractorAndDoubles(make)
      await list.fetchUsers()
      await list.serviceResponds(with: result)
      most.calls = max(most.calls, list.service.calls)
      most.results = max(most.results, list.presenter.results.count)
    }
    return most
  }

  /// Receives results after the presenter was deallocated, and after the interactor was.
  static func outlive(_ make: Make) async {
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      let service = UserServiceStub()
      var interactor: (any UserListInteractorInputProtocol)? = make(service) { .longAgo }
      do {
        let presenter = UserListOutputSpy()
        interactor?.presenter = presenter
        await when { interactor?.fetchUsers() }
      }
      await respond(of: service, with: result)
      await when { interactor?.fetchUsers() }
      interactor = nil
      await respond(of: service, with: result)
    }
  }

  private static func respond(of service: UserServiceStub, with result: FetchResult) async {
    service.respond(with: result)
    await wait(for: { service.recorder.recording }, until: { _ in true })
  }

  /// Receives a result after the presenter was deallocated, whether the interactor was used or not.
  static func receiveResultsWithoutPresenter(_ make: Make) async {
    for isUsed in [false, true] {
      let service = UserServiceStub()
      let interactor = make(service) { .longAgo }
      do {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        await when { if isUsed { interactor.fetchUsers() } }
      }
      if interactor.presenter != nil { exit(1) }
      await respond(of: service, with: .failure(.offline))
    }
  }

  /// Receives each kind of result while it calls the service, on the main thread, and may be released before it goes on.
  static func receiveAtOnce(_ make: Make) async {
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      let list = InteractorAndDoubles(make)
      list.service.immediateResult = result
      await list.fetchUsers()

      let service = UserServiceStub()
      service.immediateResult = result
      make(service) { .longAgo }.fetchUsers()
      await settle()
    }
  }

  static func stopNothing() async { await when { withAsyncInteractor().interactor.stopFetching() } }
}
