import Synchronization
import TestSupport

@testable import Chapter4UserFetch

/// A service in both manners, which answers when it is told to, away from the main actor.
nonisolated final class UserServiceStub: UserServiceProtocol, AsyncUserServiceProtocol {
  private struct State {
    var waiting: [@Sendable (Answer) -> Void] = []
    var askCount = 0
    var cancelCount = 0
  }

  private let state = Mutex(State())

  var askCount: Int { state.withLock { $0.askCount } }
  var cancelCount: Int { state.withLock { $0.cancelCount } }

  func fetchUsers(completion: @escaping @Sendable (Answer) -> Void) {
    state.withLock {
      $0.waiting.append(completion)
      $0.askCount += 1
    }
  }

  /// Waits for `answer(_:)` even when it is cancelled, as a service may.
  func users() async throws(FetchError) -> [User] {
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in fetchUsers { waiter.resume(returning: $0) } }
    } onCancel: {
      state.withLock { $0.cancelCount += 1 }
    }
    return try answer.get()
  }

  /// Answers all who wait, and lets the answer arrive.
  @MainActor func answer(_ answer: Answer) async {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    await Task.detached { for reply in waiting { reply(answer) } }.value
    await settle()
  }

  /// Whether somebody has asked this often by now, in a task of their own or at once.
  @MainActor func wasAsked(times count: Int = 1) async -> Bool {
    await eventually { askCount >= count }
  }
}
