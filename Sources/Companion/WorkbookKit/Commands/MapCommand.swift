import ArgumentKit
import CommandKit
import CourseKit
import InspectKit
import JudgeKit

struct MapCommand: Command {
  static let configuration = CommandConfiguration(
    name: "map",
    arguments: "<chapter> [-- …]",
    summary: "Show the object graph, and what leaks when a screen is closed.",
    discussion: """
      The app runs by itself: it opens its screens and closes them again. For each screen you see its
      objects, each below the object that owns it:

        PostListView
          ⇒ .presenter PostListPresenter
            ⇢ .view PostListView

      '⇒' is a strong reference, '⇢' a weak one, and 'nil' a reference that is not connected. A chain of
      '⇒' that leads back to its start is a retain cycle. After a screen was closed you see which objects
      were deallocated, which are still alive, and what retains them. The map cannot look into closures,
      tasks and objects of Foundation, so it only names the properties that store a closure or a task.
      Everything after `--` is passed to the app.
      """,
    options: [ofSolution])

  private static let ofSolution = Option(
    name: "--solution", summary: "Map the solution instead of your code.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    if invocation.has(Self.ofSolution.name) {
      try ChapterSource(chapter, in: workbook).requireSolutions()
    }
    do {
      let app = try await app(of: chapter, in: workbook)
      let outcome = try await console.waiting(for: "Running \(chapter.app)") {
        try await app.run(Array(invocation.arguments.dropFirst()), width: console.width())
      }
      console.output(outcome.output)
      console.errors(outcome.errors)
      if outcome.isSuccess { return .done }
      complain(of: outcome.ending, chapter)
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
    }
    return .workLeft
  }

  private func app(of chapter: Chapter, in workbook: Workbook) async throws -> MappedApp {
    let tree = invocation.has(Self.ofSolution.name) ? Tree.solutions : .exercises
    let build = ChapterBuild(
      workbook: workbook, tree: tree, chapter: chapter, chosenSystem: invocation.buildSystem)
    return try await console.waiting(for: "Building \(chapter.app)", isLong: build.isFirst) {
      try await MappedApp(build)
    }
  }

  private func complain(of ending: Subprocess.Ending, _ chapter: Chapter) {
    console.printError("Error: \(chapter.app) \(ending.sentence)")
    guard ending == .timedOut else { return }
    console.printError(
      "Look for an endless loop, or an `await` that never returns: swift run workbook check \(chapter.number)"
    )
  }
}
