import Synchronization

/// A bar that shows how far some work is, and about how long the rest takes, on a terminal.
package final class ProgressBar: Sendable {
  private static let width = 20

  private let title: String
  private let total: Int
  private let console: Console
  private let done: Mutex<Int>
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
    self.done = Mutex(done)
    known = done
    self.clock = clock
    start = clock()
    console.progress(line(done))
  }

  /// How many parts of the work are done.
  package var count: Int { done.withLock { $0 } }

  /// One more part of the work is done.
  package func advance() {
    done.withLock { done in
      done += 1
      console.progress(line(done))
    }
  }

  private func line(_ done: Int) -> String {
    let filled = total == 0 ? Self.width : Self.width * done / total
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: Self.width - filled)
    return "[\(bar)] \(done)/\(total) \(title)\(rest(after: done))"
  }

  /// About how many minutes are left, once enough is done to tell, and where it is more than one.
  private func rest(after done: Int) -> String {
    let new = done - known
    guard new > 4, done < total else { return "" }
    let left = (clock() - start) / new * (total - done)
    let minutes = Int((left / .seconds(60)).rounded(.up))
    return minutes > 1 ? ", about \(minutes) min left" : ""
  }
}
