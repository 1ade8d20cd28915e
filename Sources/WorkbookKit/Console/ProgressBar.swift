import Synchronization

/// A bar that shows how far some work is, on a terminal.
package final class ProgressBar: Sendable {
  private static let width = 20

  private let title: String
  private let total: Int
  private let console: Console
  private let done = Mutex(0)

  package init(_ title: String, total: Int, console: Console) {
    self.title = title
    self.total = total
    self.console = console
    console.progress(line(0))
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
    return "[\(bar)] \(done)/\(total) \(title)"
  }
}
