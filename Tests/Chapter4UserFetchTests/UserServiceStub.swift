import Synchronization
import TestSupport

@testable import Chapter4UserFetch

/// A service in both manners, which answers when it is told to, away from the main actor.
nonisolated final class UserServiceStub: UserServiceProtocol, AsyncUserServiceProtocol {
  private struct State {
    var waiting: [Int: @Sendable (Answer) -> Void] = [:]
    var questionCount = 0
    var promptAnswer: Answer?
    /// The questions whose tasks wait for an answer, or for their turn to go on with it.
    var awaited: Set<Int> = []
  }

  private let state = Mutex(State())
  private let recorder: Recorder

  /// - Parameter promptAnswer: What it answers while it is asked, on the thread that asks.
  init(_ recorder: Recorder = Recorder(), promptAnswer: Answer? = nil) {
    self.recorder = recorder
    state.withLock { $0.promptAnswer = promptAnswer }
  }

  func fetchUsers(completion: @escaping @Sendable (Answer) -> Void) {
    ask(numbered: nextQuestion(), completion)
  }

  /// Waits for an answer even when it is cancelled, as a service may.
  func users() async throws(FetchError) -> [User] {
    let question = nextQuestion()
    state.withLock { _ = $0.awaited.insert(question) }
    defer { state.withLock { _ = $0.awaited.remove(question) } }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        ask(numbered: question) { waiter.resume(returning: $0) }
      }
    } onCancel: {
      recorder.note { $0.cancelled.append(question) }
    }
    return try answer.get()
  }

  /// Answers a question and lets the answer arrive; the last one, when no number is given.
  @MainActor func answer(_ question: Int? = nil, with answer: Answer) async {
    let question = question ?? state.withLock { $0.questionCount }
    let reply = state.withLock { $0.waiting.removeValue(forKey: question) }
    await Task.detached { reply?(answer) }.value
    if reply != nil {
      _ = await eventually { state.withLock { !$0.awaited.contains(question) } }
    }
    await settle()
  }

  private func nextQuestion() -> Int {
    state.withLock {
      $0.questionCount += 1
      return $0.questionCount
    }
  }

  private func ask(numbered question: Int, _ reply: @escaping @Sendable (Answer) -> Void) {
    recorder.note { $0.serviceCalls += 1 }
    let promptAnswer = state.withLock { state in
      if state.promptAnswer == nil { state.waiting[question] = reply }
      return state.promptAnswer
    }
    if let promptAnswer { reply(promptAnswer) }
  }
}
