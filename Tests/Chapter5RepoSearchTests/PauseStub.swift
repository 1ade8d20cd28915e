import TestSupport

@testable import Chapter5RepoSearch

/// A pause that ends when a test says so.
final class PauseStub: PauseProtocol {
  /// How many pauses have begun so far.
  private(set) var count = 0
  private var isOver = false
  private typealias Wait = (end: CheckedContinuation<Bool, Never>, flag: CancellationFlag)
  private var waiting: [Int: Wait] = [:]
  private var flags: [Int: CancellationFlag] = [:]
  private var ended = 0
  /// What arrives right after a pause has ended.
  var interruption: Interruption?

  /// Like `Task.sleep`, it throws if its task is cancelled before it ends, but not if that happens later.
  func wait() async throws {
    count += 1
    guard !isOver else { return try Task.checkCancellation() }
    let number = count
    let flag = CancellationFlag()
    flags[number] = flag
    let wasCancelled = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = ($0, flag) }
    } onCancel: {
      flag.raise()
    }
    ended -= 1
    interruption?.begin()
    if wasCancelled { throw CancellationError() }
  }

  /// Whether the task of a pause was cancelled before it continued; the first pause is 1.
  func isCancelled(_ number: Int) -> Bool { flags[number]?.isRaised ?? false }

  /// Waits until each task whose pause has ended continues.
  func hasResumed() async {
    _ = await eventually { ended == 0 }
  }

  /// Ends the pauses that began first.
  ///
  /// - Parameter count: How many pauses had begun by then.
  func end(first count: Int) {
    for number in waiting.keys.sorted().prefix(while: { $0 <= count }) {
      ended += 1
      guard let wait = waiting.removeValue(forKey: number) else { continue }
      wait.end.resume(returning: wait.flag.isRaised)
    }
  }

  /// Ends every pause, and those that begin later, too.
  func endAll() {
    isOver = true
    end(first: count)
  }

  /// From now on, a pause ends again when a test says so.
  func beginAgain() { isOver = false }
}
