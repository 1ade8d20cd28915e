import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// An interactor of the list, whose collaborators are test doubles.
final class InteractorAndDoubles {
  typealias Make =
    @MainActor @Sendable (_ service: UserServiceStub, _ now: @escaping () -> Date) ->
    any UserListInteractorInputProtocol

  static let makeCallbackInteractor: Make = { UserListInteractor(service: $0, now: $1) }
  static let makeAsyncInteractor: Make = { AsyncUserListInteractor(service: $0, now: $1) }

  /// The interactor that is called back.
  static func callingBack() -> InteractorAndDoubles { InteractorAndDoubles(makeCallbackInteractor) }
  /// The interactor that awaits.
  static func withAsyncInteractor() -> InteractorAndDoubles {
    InteractorAndDoubles(makeAsyncInteractor)
  }

  let interactor: any UserListInteractorInputProtocol
  let service: UserServiceStub
  let presenter: UserListOutputSpy
  let clock: ClockFake

  init(_ make: Make) {
    let recorder = Recorder()
    (service, presenter) = (UserServiceStub(recorder), UserListOutputSpy(recorder))
    clock = ClockFake(recorder)
    // A time that is read too early would be this one.
    clock.time = .distantPast
    interactor = make(service) { [clock] in clock.time }
    clock.time = .longAgo
    interactor.presenter = presenter
    LeakDetector.watchToTheEnd(interactor)
  }

  deinit { Task { @MainActor [service] in service.respondToAll() } }

  /// Asks for the users, and waits until the service has been called.
  func fetchUsers() async {
    let calls = service.calls
    interactor.fetchUsers()
    await wait { $0.serviceCalls > calls }
  }

  /// Stops, and waits until everything that this has begun has ended.
  func stopFetching() async {
    let cancelled = service.cancelled.count
    interactor.stopFetching()
    await wait { $0.cancelled.count > cancelled }
  }

  /// Has the service respond to one of its calls, or to the last one, and waits until the result has arrived.
  func serviceResponds(toCall call: Int? = nil, with result: FetchResult) async {
    let results = presenter.results.count
    service.respond(to: call, with: result)
    await wait { $0.results.count > results }
  }

  private func wait(until condition: (UserListRecording) -> Bool) async {
    let service = service
    await Self.wait(for: { service.recorder.recording }, until: condition)
  }

  /// Waits for what needs no time but turns, also of other threads, so a pause is noticed.
  ///
  /// It looks several times, because a busy processor may stop another thread for a while.
  static func wait(
    rounds: Int = 3, for recording: () -> UserListRecording,
    until condition: (UserListRecording) -> Bool
  ) async {
    for _ in 0..<rounds {
      if await soon({ recording().underWay == 0 && condition(recording()) }) { break }
    }
    await settle()
  }
}
