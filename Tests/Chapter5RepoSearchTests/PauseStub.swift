import TestSupport

@testable import Chapter5RepoSearch

/// A pause that ends when a test says so.
final class PauseStub: RecordingDouble<RepoListRecording>, PauseProtocol {
  private let calls = HeldCalls<(number: Int, flag: CancellationFlag), Bool>()
  /// How often `wait()` was called so far.
  private(set) var waits = 0
  /// How many of them had begun before the last text arrived.
  private var earlierCount = 0
  private var textCount = 0
  private var isOver = false
  /// What arrives right after a pause has ended.
  var interruption: Interruption?

  convenience init() { self.init(Recorder()) }

  /// Like `Task.sleep`, it throws if its task is cancelled before it ends, but not if that happens later.
  func wait() async throws {
    waits += 1
    guard !isOver else { return try Task.checkCancellation() }
    let flag = CancellationFlag()
    let wasCancelled = await withTaskCancellationHandler {
      await calls.hold((waits, flag))
    } onCancel: {
      flag.raise()
    }
    interruption?.begin()
    if wasCancelled { throw CancellationError() }
  }

  /// A text arrives, so all pauses that have begun are earlier ones.
  func noteText() {
    (earlierCount, isOver) = (waits, false)
    textCount += 1
  }

  /// The pauses of earlier texts end, and the one of the last text does not.
  func endAllButLast() { end(first: earlierCount) }

  /// The typing pauses, so all pauses end, and those that were cancelled throw.
  func endAll() {
    // After several texts, a pause may begin only now; a single text needs a single pause.
    isOver = textCount > 1
    textCount = 0
    end(first: waits)
  }

  private func end(first count: Int) {
    while let wait = calls.keys.first, wait.number <= count {
      calls.end(at: 0, with: wait.flag.isRaised)
    }
  }
}
