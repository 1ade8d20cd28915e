import TestSupport

@testable import Chapter5RepoSearch

/// A pause that is over when a test says so.
final class PauseStub: PauseProtocol {
  /// How many have begun so far.
  private(set) var count = 0
  private var isOver = false
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var ended = 0

  func wait() async throws {
    count += 1
    if !isOver {
      await withCheckedContinuation { waiting[count] = $0 }
      ended -= 1
    }
    try Task.checkCancellation()
  }

  /// Waits until each task whose pause has ended goes on.
  func hasGoneOn() async {
    _ = await eventually { ended == 0 }
  }

  /// Ends the pauses that began first.
  ///
  /// - Parameter count: How many had begun then.
  func end(first count: Int) {
    for number in waiting.keys.sorted().prefix(while: { $0 <= count }) {
      ended += 1
      waiting.removeValue(forKey: number)?.resume()
    }
  }

  /// Ends every pause, also those that are still to begin.
  func endAll() {
    isOver = true
    end(first: count)
  }

  /// From now on a pause is again over when a test says so.
  func beginAgain() { isOver = false }
}
