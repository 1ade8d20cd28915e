import CourseKit
import Foundation
import JudgeKit

extension Command {
  static let run = Command(
    name: "run",
    arguments: "<chapter> [-- …]",
    summary: "Run the app of a chapter, with your code in it.",
    discussion: """
      Only this chapter is built, so the others don't have to compile. Everything after `--` is passed to
      the app: 'run 1 -- --help' shows the app's own help.
      """
  ) { invocation in
    let console = invocation.console
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
    try become(app.path, Array(invocation.arguments.dropFirst()))
  }

  /// Makes this process another program, which so has the terminal, the signals and the exit code.
  ///
  /// - Throws: `WorkbookError` when it cannot be started.
  static func become(_ program: String, _ arguments: [String]) throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    // Tasks run on threads that block signals, and the program would inherit that: no Ctrl-C would end it.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    pthread_sigmask(SIG_SETMASK, &noSignals, nil)
    execv(program, &words)
    throw WorkbookError("\(program) cannot be started: \(String(cString: strerror(errno))).")
  }
}

extension Invocation {
  /// Says why a chapter cannot be built, as the other commands do.
  func printErrors(of failure: BuildFailure, in chapter: Chapter, of workbook: Workbook) throws {
    let result = ChapterResult(
      try ChapterSource(chapter, in: workbook), [], failure: failure, in: workbook)
    ResultPrinter(workbook: workbook, console: console).problem(of: result)
      .forEach(console.printError)
  }
}
