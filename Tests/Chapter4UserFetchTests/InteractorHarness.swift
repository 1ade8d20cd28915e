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

  /// Whether the service is called, and the presenter has a result, as soon as it could.
  private(set) var (calls, deliveries) = (Lateness(), Lateness())

  private let recorder = Recorder()

  /// What the test doubles recorded since the step began.
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

    LeakDetector.watchToTheEnd(interactor)
  }

  /// Starts a fetch, and waits until the service has been called.
  func fetch() async {
    recorded = Recording()
    interactor.fetchUsers()
    calls.note(!(await soon { recorded.serviceCalls > 0 }))
    _ = await eventually { recorded.serviceCalls > 0 }
    await settle()
  }

  /// Stops, and waits until everything that this started has ended.
  func stop() async {
    recorded = Recording()
    interactor.stopFetching()
    await settle()
  }

  /// Has the service respond to one of its calls, or to the last one, and waits until the presenter has the result.
  func answer(_ call: Int? = nil, with result: FetchResult) async {
    recorded = Recording()
    await service.answer(call, with: result)
    deliveries.note(!(await soon { !recorded.results.isEmpty }))
    _ = await eventually { !recorded.results.isEmpty }
    await settle()
  }

  /// Has the service respond when the presenter must not receive the result.
  func answerSilently(_ call: Int, with result: FetchResult) async {
    recorded = Recording()
    await service.answer(call, with: result)
    await settle()
  }

  /// A clock that a test sets.
  final class Clock {
    var time = Date.longAgo
  }
}
