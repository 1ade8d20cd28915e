import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// An interactor of the list, with a test double for every collaborator; all of them record in one place.
final class InteractorHarness {
  typealias Make =
    (_ service: UserServiceStub, _ now: @escaping () -> Date) -> any UserListInteractorInputProtocol

  let interactor: any UserListInteractorInputProtocol
  let service: UserServiceStub
  let output: UserListOutputSpy
  let clock = Clock()

  private let recorder = Recorder()

  /// What was heard; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init(_ make: Make) {
    service = UserServiceStub(recorder)
    output = UserListOutputSpy(recorder)
    clock.time = .distantPast
    interactor = make(service) { [clock] in clock.time }
    clock.time = .longAgo
    interactor.presenter = output

    Probes.watchToTheEnd(interactor)
  }

  /// Asks, and waits until the service has been asked.
  func fetch() async {
    recorded = Recording()
    interactor.fetchUsers()
    _ = await eventually { recorded.serviceCalls > 0 }
    await settle()
  }

  /// Stops, and lets what that began come to its end.
  func stop() async {
    recorded = Recording()
    interactor.stopFetching()
    await settle()
  }

  /// Has the service answer one of its questions, or the last one, and waits until it was handed on.
  func answer(_ question: Int? = nil, with answer: Answer) async {
    recorded = Recording()
    await service.answer(question, with: answer)
    _ = await eventually { !recorded.answers.isEmpty }
    await settle()
  }

  /// Has the service answer when nobody should hear of it.
  func answerUnheard(_ question: Int, with answer: Answer) async {
    recorded = Recording()
    await service.answer(question, with: answer)
    await settle()
  }

  /// A clock that a test sets.
  final class Clock {
    var time = Date.longAgo
  }
}
