import TestSupport

@testable import Chapter5RepoSearch

/// A pause that ends when a test says so.
final class PauseStub: RecordingDouble<RepoListRecording>, PauseProtocol {
  private typealias Wait = (number: Int, flag: CancellationFlag)
  private let calls = HeldCalls<Wait, Bool>()
  /// How many pauses have begun so far.
  private(set) var count = 0
  private var isOver = false
  private var flags: [Int: CancellationFlag] = [:]
  /// What arrives right after a pause has ended.
  var interruption: Interruption?

  convenience init() { self.init(Recorder()) }

  /// Like `Task.sleep`, it throws if its task is cancelled before it ends, but not if that happens later.
  func wait() async throws {
    count += 1
    guard !isOver else { return try Task.checkCancellation() }
    let (number, flag) = (count, CancellationFlag())
    flags[number] = flag
    let wasCancelled = await withTaskCancellationHandler {
      await calls.hold((number, flag))
    } onCancel: {
      flag.raise()
    }
    interruption?.begin()
    if wasCancelled { throw CancellationError() }
  }

  /// Whether the task of a pause was cancelled before it continued; the first pause is 1.
  func isCancelled(_ number: Int) -> Bool { flags[number]?.isRaised ?? false }

  /// Waits until each task whose pause has ended continues.
  func hasResumed() async { await settle() }

  /// Ends the pauses that began first.
  ///
  /// - Parameter count: How many pauses had begun by then.
  func end(first count: Int) {
    while let wait = calls.keys.first, wait.number <= count {
      calls.end(at: 0, with: wait.flag.isRaised)
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
