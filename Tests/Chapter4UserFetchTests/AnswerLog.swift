import Synchronization

@testable import Chapter4UserFetch

/// The answers that came so far, from whichever thread.
nonisolated final class AnswerLog: Sendable {
  private let state = Mutex<[Answer]>([])

  var answers: [Answer] { state.withLock { $0 } }

  func append(_ answer: Answer) {
    state.withLock { $0.append(answer) }
  }
}
