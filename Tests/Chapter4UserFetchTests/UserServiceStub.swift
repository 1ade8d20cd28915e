import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// A service in both styles, which responds when a test says so, and from another thread.
@MainActor
final class UserServiceStub: RecordingDouble<UserListRecording>, nonisolated UserServiceProtocol,
  nonisolated AsyncUserServiceProtocol
{
  var calls: Int { recorder.recording.serviceCalls }
  var cancelled: [Int] { recorder.recording.cancelled }
  /// The result that it delivers before the next call of it returns.
  var immediateResult: FetchResult? {
    get { recorder.recording.immediateResult }
    set { recorder.recording.immediateResult = newValue }
  }
  private var lastCall = 0
  private var waiting: [Int: @Sendable (FetchResult) -> Void] = [:]

  convenience init() { self.init(Recorder()) }

  nonisolated func fetchUsers(completion: @escaping @Sendable (FetchResult) -> Void) {
    onMainActor { $0.wait(as: $0.nextCall(), completion) }
  }

  /// Waits for a result even when it is cancelled, as a service may.
  @MainActor func users() async throws(FetchError) -> [User] {
    let call = nextCall()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in wait(as: call) { waiter.resume(returning: $0) } }
    } onCancel: {
      onMainActor { $0.recorder.recording.cancelled.append(call) }
    }
    return try result.get()
  }

  /// Responds to a call, or to the last one, from another thread.
  func respond(to call: Int? = nil, with result: FetchResult) {
    guard let reply = waiting.removeValue(forKey: call ?? lastCall) else { return }
    let recorder = recorder
    recorder.recording.underWay += 1
    Task.detached {
      reply(result)
      await MainActor.run { recorder.recording.underWay -= 1 }
    }
  }

  /// Responds to all calls that still wait, so that no task stays.
  func respondToAll() { waiting.keys.sorted().forEach { respond(to: $0, with: .success([])) } }

  private func nextCall() -> Int {
    recorder.recording.serviceCalls += 1
    lastCall += 1
    return lastCall
  }

  private func wait(as call: Int, _ reply: @escaping @Sendable (FetchResult) -> Void) {
    guard let result = immediateResult else { return waiting[call] = reply }
    immediateResult = nil
    reply(result)
  }

  /// Does it before it returns, unless it is called in another thread, which is allowed as well.
  nonisolated private func onMainActor(_ body: @escaping @MainActor (UserServiceStub) -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { body(self) }
    } else {
      Task { @MainActor in body(self) }
    }
  }
}
