import Synchronization
import TestSupport

@testable import Chapter4UserFetch

/// A service in both styles, which responds when a test says so, and not on the main actor.
nonisolated final class UserServiceStub: UserServiceProtocol, AsyncUserServiceProtocol {
  private struct State {
    var waiting: [Int: @Sendable (FetchResult) -> Void] = [:]
    var callCount = 0
    var immediateResult: FetchResult?
    /// The calls whose tasks wait for a result, or are about to continue with it.
    var awaited: Set<Int> = []
  }

  private let state = Mutex(State())
  private let recorder: Recorder

  /// - Parameter immediateResult: The result that it delivers synchronously, on the thread of the caller.
  init(_ recorder: Recorder = Recorder(), immediateResult: FetchResult? = nil) {
    self.recorder = recorder
    state.withLock { $0.immediateResult = immediateResult }
  }

  func fetchUsers(completion: @escaping @Sendable (FetchResult) -> Void) {
    ask(numbered: nextCall(), completion)
  }

  /// Waits for a result even when it is cancelled, as a service may.
  func users() async throws(FetchError) -> [User] {
    let call = nextCall()
    state.withLock { _ = $0.awaited.insert(call) }
    defer { state.withLock { _ = $0.awaited.remove(call) } }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        ask(numbered: call) { waiter.resume(returning: $0) }
      }
    } onCancel: {
      recorder.note { $0.cancelled.append(call) }
    }
    return try result.get()
  }

  /// Responds to a call, or to the last one, and waits until the result has arrived.
  @MainActor func answer(_ call: Int? = nil, with result: FetchResult) async {
    let call = call ?? state.withLock { $0.callCount }
    let reply = state.withLock { $0.waiting.removeValue(forKey: call) }
    await Task.detached { reply?(result) }.value
    if reply != nil {
      _ = await eventually { state.withLock { !$0.awaited.contains(call) } }
    }
    await settle()
  }

  private func nextCall() -> Int {
    state.withLock {
      $0.callCount += 1
      return $0.callCount
    }
  }

  private func ask(numbered call: Int, _ reply: @escaping @Sendable (FetchResult) -> Void) {
    recorder.note { $0.serviceCalls += 1 }
    let immediateResult = state.withLock { state in
      if state.immediateResult == nil { state.waiting[call] = reply }
      return state.immediateResult
    }
    if let immediateResult { reply(immediateResult) }
  }
}
