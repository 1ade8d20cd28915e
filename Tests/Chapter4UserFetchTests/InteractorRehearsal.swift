import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What may crash the app runs in a separate process first.
///
/// Otherwise the run would end without a rule, and the other tests would not run.
extension InteractorBehaviour {
  private static var hasSurvivedCallbacks = false
  private static var hasSurvivedAwaiting = false

  static func rehearseCallback(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedCallbacks else { return }
    try await #require(
      processExitsWith: .success, Rule.hopFromAnyThread, sourceLocation: place
    ) {
      await InteractorBehaviour.callingBack.rehearseAnswers()
    }
    hasSurvivedCallbacks = true
  }

  static func rehearseLateCallback(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try await #require(
      processExitsWith: .success, Rule.interactorMayBeDeallocated, sourceLocation: place
    ) {
      await InteractorBehaviour.callingBack.rehearseLateAnswers()
    }
  }

  static func rehearseAwaiting(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedAwaiting else { return }
    try await #require(processExitsWith: .success, Rule.errorIsDelivered, sourceLocation: place) {
      await InteractorBehaviour.awaiting.rehearseAnswers()
    }
    let excess = await InteractorBehaviour.awaiting.excess()
    try require(excess.calls, equals: 0, Rule.oneFetchOneCall, sourceLocation: place)
    try require(excess.results, equals: 0, Rule.deliveryIsAll, sourceLocation: place)
    hasSurvivedAwaiting = true
  }

  static func rehearseLateAwaiting(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try await #require(
      processExitsWith: .success, Rule.interactorMayBeDeallocated, sourceLocation: place
    ) {
      await InteractorBehaviour.awaiting.rehearseLateAnswers()
    }
  }

  static func rehearseStop(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try await #require(processExitsWith: .success, Rule.nothingToStop, sourceLocation: place) {
      await InteractorBehaviour.awaiting.stopNothing()
    }
  }

  private func stopNothing() async { await InteractorHarness(make).stop() }

  /// Receives each kind of result from another thread.
  func rehearseAnswers() async {
    let harness = InteractorHarness(make)
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      harness.interactor.fetchUsers()
      await settle()
      await harness.service.answer(with: result)
    }
  }

  /// How many calls of the service a fetch makes beyond one, and how many results it delivers beyond one.
  ///
  /// A superfluous call may be cancelled while its response arrives. On Linux the session may hang then: https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  private func excess() async -> (calls: Int, results: Int) {
    var excess = (calls: 0, results: 0)
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      let harness = InteractorHarness(make)
      harness.interactor.fetchUsers()
      await settle()
      await harness.service.answer(with: result)
      await settle()
      excess.calls += max(harness.recorded.serviceCalls - 1, 0)
      excess.results += max(harness.recorded.results.count - 1, 0)
    }
    return excess
  }

  /// The presenter has been deallocated, whether the interactor was used or not.
  func rehearseReleasedPresenter() async {
    for isUsed in [false, true] {
      let service = UserServiceStub()
      let interactor = make(service) { .longAgo }
      do {
        let presenter = UserListOutputSpy()
        interactor.presenter = presenter
        if isUsed { interactor.fetchUsers() }
        await settle()
      }
      if interactor.presenter != nil { exit(1) }
      await service.answer(with: .failure(.offline))
    }
  }

  /// The interactor has been deallocated when the result arrives, or its presenter has.
  func rehearseLateAnswers() async {
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      let service = UserServiceStub()
      var interactor: (any UserListInteractorInputProtocol)? = make(service) { .longAgo }
      do {
        let presenter = UserListOutputSpy()
        interactor?.presenter = presenter
        interactor?.fetchUsers()
        await settle()
      }
      await service.answer(with: result)
      interactor?.fetchUsers()
      await settle()
      interactor = nil
      await service.answer(with: result)

      interactor = make(UserServiceStub(immediateResult: result)) { .longAgo }
      interactor?.fetchUsers()
      interactor = nil
      await settle()
    }
  }

  /// Receives the result while it calls the service, on the main thread.
  func rehearsePromptAnswers() async {
    for result in [.success([.amara]), .failure(.offline)] as [FetchResult] {
      let interactor = make(UserServiceStub(immediateResult: result)) { .longAgo }
      let presenter = UserListOutputSpy()
      interactor.presenter = presenter
      interactor.fetchUsers()
      await settle()
      withExtendedLifetime(presenter) {}
    }
  }

  func checkPromptAnswers(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for result in FetchResult.sequence {
      let recorder = Recorder()
      let interactor = make(UserServiceStub(recorder, immediateResult: result)) { .longAgo }
      let presenter = UserListOutputSpy(recorder)
      interactor.presenter = presenter
      interactor.fetchUsers()
      _ = await eventually { !recorder.recorded.results.isEmpty }
      await settle()

      let heard = recorder.recorded.results
      try #require(recorder.recorded.serviceCalls > 0, Rule.interactorAsks, sourceLocation: place)
      try #require(!heard.isEmpty, Rule.mayCallBackSynchronously, sourceLocation: place)
      try require(heard.prefix(2).count, equals: 1, Rule.hopOnce, sourceLocation: place)
      try require(heard, equals: [result], Rule.resultIsUnchanged, sourceLocation: place)
      expect(
        recorder.recorded, equals: Recording(serviceCalls: 1, results: [result], times: [.longAgo]),
        Rule.deliveryIsAll, sourceLocation: place)
      withExtendedLifetime(presenter) {}
    }
  }
}
