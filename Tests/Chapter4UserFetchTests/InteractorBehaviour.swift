import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What an interactor must do, in whichever manner it asks its service.
///
/// Exercise 4.6 is judged by this, and so is 4.10.
struct InteractorBehaviour {
  let make:
    (_ service: UserServiceStub, _ now: @escaping () -> Date) -> any UserListInteractorInputProtocol

  func judgeAnswers(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await judge(.success([.minjun]), sourceLocation: sourceLocation)
    try await judge(.failure(.offline), sourceLocation: sourceLocation)
  }

  func judgeRetry(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let service = UserServiceStub()
    let output = UserListOutputSpy()
    let interactor = make(service) { .longAgo }
    interactor.presenter = output

    let answers = [.failure(.offline), .success([.minjun])] as [Answer]
    for (count, answer) in zip(1..., answers) {
      interactor.fetchUsers()
      let rule = count == 1 ? Rule.interactorAsks : Rule.retryRecovers
      try #require(await service.wasAsked(times: count), rule, sourceLocation: sourceLocation)
      await service.answer(answer)
      _ = await eventually { output.answers.count >= count }
    }
    #expect(output.answers == answers, Rule.retryRecovers, sourceLocation: sourceLocation)
  }

  private func judge(_ answer: Answer, sourceLocation: SourceLocation) async throws {
    let service = UserServiceStub()
    let output = UserListOutputSpy()
    var time = Date.distantPast
    let interactor = make(service) { time }
    interactor.presenter = output

    interactor.fetchUsers()
    try #require(await service.wasAsked(), Rule.interactorAsks, sourceLocation: sourceLocation)
    await settle()
    #expect(service.askCount == 1, Rule.interactorAsks, sourceLocation: sourceLocation)
    time = .longAgo
    await service.answer(answer)
    _ = await eventually { !output.answers.isEmpty }
    await settle()

    #expect(service.askCount == 1, Rule.oneOrderOneQuestion, sourceLocation: sourceLocation)
    try #require(output.answers == [answer], Rule.crossOnce, sourceLocation: sourceLocation)
    #expect(output.times == [.longAgo], Rule.askYourClock, sourceLocation: sourceLocation)
  }

  func judgeWaiting(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let service = UserServiceStub()
    let probes = Probes()
    try await {
      let output = UserListOutputSpy()
      let interactor = make(service) { .longAgo }
      interactor.presenter = output
      probes.watch(interactor)
      probes.watch(output)
      interactor.fetchUsers()
      try #require(await service.wasAsked(), Rule.interactorAsks, sourceLocation: sourceLocation)
    }()
    #expect(probes.survivors == [], Rule.waitingKeepsNobody, sourceLocation: sourceLocation)
    await service.answer(.success([]))
  }
}
