import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What may end the app, done in a process of its own before it is judged.
///
/// Else the run would end without a rule, and no other test would have its turn.
extension InteractorBehaviour {
  private static var hasSurvivedCallbacks = false
  private static var hasSurvivedAwaiting = false

  static func rehearseCallback(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedCallbacks else { return }
    try await #require(
      processExitsWith: .success, Rule.crossFromAnyThread, sourceLocation: place
    ) {
      await InteractorBehaviour.callingBack.rehearseAnswers()
    }
    hasSurvivedCallbacks = true
  }

  static func rehearseLateCallback(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try await #require(processExitsWith: .success, Rule.askerMayBeGone, sourceLocation: place) {
      await InteractorBehaviour.callingBack.rehearseLateAnswers()
    }
  }

  static func rehearseAwaiting(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedAwaiting else { return }
    try await #require(processExitsWith: .success, Rule.failureIsHandedOn, sourceLocation: place) {
      await InteractorBehaviour.awaiting.rehearseAnswers()
    }
    let excess = await InteractorBehaviour.awaiting.excess()
    try require(excess.questions, equals: 0, Rule.oneOrderOneQuestion, sourceLocation: place)
    try require(excess.answers, equals: 0, Rule.handingOnIsAll, sourceLocation: place)
    hasSurvivedAwaiting = true
  }

  static func rehearseLateAwaiting(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try await #require(processExitsWith: .success, Rule.askerMayBeGone, sourceLocation: place) {
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

  /// Hears each kind of answer from another thread.
  func rehearseAnswers() async {
    let harness = InteractorHarness(make)
    for answer in [.success([.amara]), .failure(.offline)] as [Answer] {
      harness.interactor.fetchUsers()
      await settle()
      await harness.service.answer(with: answer)
    }
  }

  /// How many questions an order begins beyond one, and how many answers are handed on beyond one.
  ///
  /// A question that nobody ordered may be cancelled while its reply comes. On Linux the session may
  /// hang then: https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  private func excess() async -> (questions: Int, answers: Int) {
    var excess = (questions: 0, answers: 0)
    for answer in [.success([.amara]), .failure(.offline)] as [Answer] {
      let harness = InteractorHarness(make)
      harness.interactor.fetchUsers()
      await settle()
      await harness.service.answer(with: answer)
      await settle()
      excess.questions += max(harness.recorded.serviceCalls - 1, 0)
      excess.answers += max(harness.recorded.answers.count - 1, 0)
    }
    return excess
  }

  /// Is gone when the answer comes, or its presenter is.
  func rehearseLateAnswers() async {
    for answer in [.success([.amara]), .failure(.offline)] as [Answer] {
      let service = UserServiceStub()
      var interactor: (any UserListInteractorInputProtocol)? = make(service) { .longAgo }
      do {
        let presenter = UserListOutputSpy()
        interactor?.presenter = presenter
        interactor?.fetchUsers()
        await settle()
      }
      await service.answer(with: answer)
      interactor?.fetchUsers()
      await settle()
      interactor = nil
      await service.answer(with: answer)

      interactor = make(UserServiceStub(promptAnswer: answer)) { .longAgo }
      interactor?.fetchUsers()
      interactor = nil
      await settle()
    }
  }

  /// Hears the answer while it asks, on the main thread.
  func rehearsePromptAnswers() async {
    for answer in [.success([.amara]), .failure(.offline)] as [Answer] {
      let interactor = make(UserServiceStub(promptAnswer: answer)) { .longAgo }
      let presenter = UserListOutputSpy()
      interactor.presenter = presenter
      interactor.fetchUsers()
      await settle()
      withExtendedLifetime(presenter) {}
    }
  }

  func judgePromptAnswers(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    for answer in Answer.sequence {
      let recorder = Recorder()
      let interactor = make(UserServiceStub(recorder, promptAnswer: answer)) { .longAgo }
      let presenter = UserListOutputSpy(recorder)
      interactor.presenter = presenter
      interactor.fetchUsers()
      _ = await eventually { !recorder.recorded.answers.isEmpty }
      await settle()

      let heard = recorder.recorded.answers
      try #require(recorder.recorded.serviceCalls > 0, Rule.interactorAsks, sourceLocation: place)
      try #require(!heard.isEmpty, Rule.mayAnswerAtOnce, sourceLocation: place)
      try require(heard.prefix(2).count, equals: 1, Rule.crossOnce, sourceLocation: place)
      try require(heard, equals: [answer], Rule.answerStaysWhole, sourceLocation: place)
      expect(
        recorder.recorded, equals: Recording(serviceCalls: 1, answers: [answer], times: [.longAgo]),
        Rule.handingOnIsAll, sourceLocation: place)
      withExtendedLifetime(presenter) {}
    }
  }
}
