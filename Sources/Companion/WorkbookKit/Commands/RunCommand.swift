import CommandKit
import CourseKit
import Foundation
import JudgeKit

struct RunCommand: Command {
  static let configuration = CommandConfiguration(
    name: "run",
    arguments: "<chapter> [-- …]",
    summary: "Run the app of a chapter, with your code in it.",
    discussion: """
      Only this chapter is built, so the others don't have to compile. Everything after `--` is passed to
      the app: 'run 1 -- --help' shows the app's own help.
      """)

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    let build = ChapterBuild(
      workbook: workbook, tree: .exercises, chapter: chapter,
      chosenSystem: invocation.buildSystem)
    let app: URL
    do {
      app = try await console.waiting(for: "Building \(chapter.app)", isLong: build.isFirst) {
        try await build.exclusively { try await build.app() }
      }
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
      return .workLeft
    }
    try replaceProcess(with: app.path, Array(invocation.arguments.dropFirst()))
  }
}

extension Invocation {
  /// Says why a chapter cannot be built, as the other commands do.
  package func printErrors(of failure: BuildFailure, in chapter: Chapter, of workbook: Workbook)
    throws
  {
    let report = ChapterReporter(try ChapterSource(chapter, in: workbook), in: workbook)
      .report([], failure: failure)
    ReportPrinter(console: console).problem(of: report)
      .forEach(console.printError)
  }

  /// Says why a test of the learner's own is red, as the other commands do.
  package func printFailure(ofOwnTest failure: TestFailure) {
    ReportPrinter(console: console).lines(ofOwn: failure).forEach(console.printError)
  }
}
