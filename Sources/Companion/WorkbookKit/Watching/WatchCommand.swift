import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

struct WatchCommand: Command {
  static let configuration = CommandConfiguration(
    name: "watch",
    arguments: "[chapter]",
    summary: "Run a chapter's tests whenever you save a file.",
    discussion: """
      Without a chapter, it watches the first one that is not complete. It ends when a save completes
      the chapter, or with Ctrl-C.
      """,
    options: [limit, Invocation.places])

  private static let limit = Option(
    name: "--limit", value: "SECONDS",
    summary: "Stop a test that makes no progress for this many seconds (default: 10).")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let timeLimit = try timeLimit()
    guard invocation.arguments.count < 2 else {
      throw UsageError("'watch' takes one chapter at most.", command: "watch")
    }
    for chapter in try invocation.chapters(of: workbook) {
      var judge = try Judge(chapter, in: workbook, with: invocation.buildSystem)
      judge.timeLimit = timeLimit
      let watch = Watch(
        workbook: workbook, judge: judge, console: console,
        marksPlaces: invocation.has(Invocation.places.name),
        skipsCompleteChapters: invocation.arguments.isEmpty)
      if try await watch.run() { return .done }
    }
    console.print("Every chapter is complete. To watch one anyway, name it.")
    console.printNext("watch \(workbook.chapters.last?.number ?? 1)")
    return .done
  }

  private func timeLimit() throws -> Duration {
    guard let text = invocation.options[Self.limit.name] else {
      return TestRun.standardTimeLimit
    }
    guard let seconds = Int(text) else {
      throw UsageError(
        "'\(text)' is not a number of seconds. Write it like this: --limit 10",
        command: "watch")
    }
    guard seconds > 0 else {
      throw UsageError(
        "The limit is at least 1 second, but got '\(text)'. Write it like this: --limit 10",
        command: "watch")
    }
    guard seconds <= 86_400 else {
      throw UsageError(
        "'\(text)' is more than a day. Write it like this: --limit 10", command: "watch")
    }
    return .seconds(seconds)
  }
}
