import ArgumentKit
import CourseKit
import JudgeKit

extension Command {
  static let map = Command(
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
    options: [ofSolution]
  ) { invocation in
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    let tree = invocation.has(ofSolution.name) ? Tree.solutions : .exercises
    let build = ChapterBuild(
      workbook: workbook, tree: tree, chapter: chapter, chosenSystem: invocation.buildSystem)
    do {
      let app = try await invocation.console.waiting(
        for: "Building \(chapter.app)", isLong: build.isFirst
      ) {
        try await MappedApp(build)
      }
      let outcome = try await invocation.console.waiting(for: "Running \(chapter.app)") {
        try await app.run(
          Array(invocation.arguments.dropFirst()), width: invocation.console.width())
      }
      invocation.console.output(outcome.output)
      invocation.console.errors(outcome.errors)
      if outcome.isSuccess { return .done }
      invocation.console.printError("Error: \(chapter.app) \(outcome.ending.sentence)")
      if outcome.ending == .timedOut {
        invocation.console.printError(
          "Look for an endless loop, or an `await` that never returns: swift run workbook check \(chapter.number)"
        )
      }
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
    }
    return .workLeft
  }

  private static let ofSolution = Option(
    name: "--solution", summary: "Map the solution instead of your code.")
}
