import Synchronization

/// A bar that shows how far some work is, and about how long the rest takes; where there is no terminal, a
/// line each minute.
package final class ProgressBar: Sendable {
  private static let width = 20

  private let title: String
  private let total: Int
  private let console: Console
  private let state: Mutex<(done: Int, told: ContinuousClock.Instant)>
  /// How much was done before, in no time.
  private let known: Int
  private let clock: @Sendable () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant

  /// - Parameters:
  ///   - title: What is worked on.
  ///   - total: How many parts the work has.
  ///   - done: How many of them are done already.
  ///   - clock: Tells the time.
  package init(
    _ title: String, total: Int, done: Int = 0, console: Console,
    clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.title = title
    self.total = total
    self.console = console
    known = done
    self.clock = clock
    start = clock()
    state = Mutex((done, start))
    console.progress("\(bar(done)) \(text(done))")
  }

  /// How many parts of the work are done.
  package var count: Int { state.withLock { $0.done } }

  /// One more part of the work is done.
  package func advance() {
    state.withLock { state in
      state.done += 1
      console.progress("\(bar(state.done)) \(text(state.done))")
      guard !console.showsProgress, clock() - state.told >= .seconds(60) else { return }
      state.told = clock()
      console.errors("\(text(state.done))\n")
    }
  }

  private func bar(_ done: Int) -> String {
    let filled = total == 0 ? Self.width : Self.width * done / total
    let empty = Self.width - filled
    return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: empty))]"
  }

  private func text(_ done: Int) -> String { "\(done)/\(total) \(title)\(rest(after: done))" }

  /// About how many minutes are left, once enough is done to tell, and where it is more than one.
  private func rest(after done: Int) -> String {
    let new = done - known
    guard new > 4, done < total else { return "" }
    let left = (clock() - start) / new * (total - done)
    let minutes = Int((left / .seconds(60)).rounded(.up))
    return minutes > 1 ? ", about \(minutes) min left" : ""
  }
}
