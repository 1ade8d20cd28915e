import Synchronization
import Testing

@testable import CommandKit

struct ProgressBarTests {
  /// What a bar prints, in its pieces, while parts of the work take their time.
  private func printed(
    after parts: Int, of total: Int, done: Int = 0, each time: Duration = .seconds(60),
    onTerminal isTerminal: Bool = true
  ) -> [String] {
    let lines = Mutex<[String]>([])
    let now = Mutex(ContinuousClock.now)
    let console = Console(
      output: { _ in }, errors: { text in lines.withLock { $0.append(text) } },
      showsProgress: isTerminal)
    let bar = ProgressBar(
      "Chapter 1", total: total, done: done, console: console, clock: { now.withLock { $0 } })
    for _ in 0..<parts {
      now.withLock { $0 += time }
      bar.advance()
    }
    return lines.withLock { $0 }
  }

  /// What a bar shows last, after parts of the work that took a minute each.
  private func shown(after parts: Int, of total: Int, done: Int = 0) -> String {
    printed(after: parts, of: total, done: done).last ?? ""
  }

  @Test func `The time that is left is told once enough is done`() {
    #expect(shown(after: 5, of: 20).contains("5/20 Chapter 1, about 15 min left"))
    #expect(shown(after: 4, of: 20).hasSuffix("4/20 Chapter 1"))
    #expect(shown(after: 20, of: 20).hasSuffix("20/20 Chapter 1"))
  }

  @Test func `What was done before the start took no time, and is not counted`() {
    #expect(shown(after: 5, of: 20, done: 10).contains("15/20 Chapter 1, about 5 min left"))
  }

  @Test func `Where there is no terminal, a line is printed each minute`() {
    let lines = printed(after: 12, of: 20, each: .seconds(30), onTerminal: false)
    #expect(lines.count == 6)
    #expect(lines.prefix(1) == ["2/20 Chapter 1\n"])
    #expect(lines.last == "12/20 Chapter 1, about 4 min left\n")
    #expect(printed(after: 5, of: 20, each: .seconds(1), onTerminal: false) == [])
  }
}
