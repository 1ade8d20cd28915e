import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// An interactor of the list, with a stand-in for every partner; all of them write into one scene.
final class InteractorHarness {
  typealias Make =
    (_ service: UserServiceStub, _ now: @escaping () -> Date) -> any UserListInteractorInputProtocol

  let interactor: any UserListInteractorInputProtocol
  let service: UserServiceStub
  let output: UserListOutputSpy
  let clock = Clock()

  private let recorder = SceneRecorder()

  /// What was heard; setting it begins a step.
  var scene: Scene {
    get { recorder.scene }
    set { recorder.scene = newValue }
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
    scene = Scene()
    interactor.fetchUsers()
    _ = await eventually { scene.asksOfService > 0 }
    await settle()
  }

  /// Stops, and lets what that began come to its end.
  func stop() async {
    scene = Scene()
    interactor.stopFetching()
    await settle()
  }

  /// Has the service answer one of its questions, or the last one, and waits until it was handed on.
  func answer(_ question: Int? = nil, with answer: Answer) async {
    scene = Scene()
    await service.answer(question, with: answer)
    _ = await eventually { !scene.answers.isEmpty }
    await settle()
  }

  /// Has the service answer when nobody should hear of it.
  func answerUnheard(_ question: Int, with answer: Answer) async {
    scene = Scene()
    await service.answer(question, with: answer)
    await settle()
  }

  /// A clock that a test sets.
  final class Clock {
    var time = Date.longAgo
  }
}
