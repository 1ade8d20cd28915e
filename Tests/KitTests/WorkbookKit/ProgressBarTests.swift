import Synchronization
import Testing

@testable import WorkbookKit

struct ProgressBarTests {
  /// What a bar shows last, after parts of the work that took a minute each.
  private func shown(after parts: Int, of total: Int, done: Int = 0) -> String {
    let lines = Mutex<[String]>([])
    let now = Mutex(ContinuousClock.now)
    let console = Console(
      output: { _ in }, errors: { text in lines.withLock { $0.append(text) } }, showsProgress: true)
    let bar = ProgressBar(
      "Chapter 1", total: total, done: done, console: console, clock: { now.withLock { $0 } })
    for _ in 0..<parts {
      now.withLock { $0 += .seconds(60) }
      bar.advance()
    }
    return lines.withLock { $0.last ?? "" }
  }

  @Test func `The time that is left is told once enough is done`() {
    #expect(shown(after: 5, of: 20).contains("5/20 Chapter 1, about 15 min left"))
    #expect(shown(after: 4, of: 20).hasSuffix("4/20 Chapter 1"))
    #expect(shown(after: 20, of: 20).hasSuffix("20/20 Chapter 1"))
  }

  @Test func `What was done before the start took no time, and is not counted`() {
    #expect(shown(after: 5, of: 20, done: 10).contains("15/20 Chapter 1, about 5 min left"))
  }
}
