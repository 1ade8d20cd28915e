import ArgumentKit
import CourseKit
import JudgeKit

extension Command {
  static let map = Command(
    name: "map",
    arguments: "<chapter> [-- …]",
    summary: "Show who holds whom in a chapter, and what stays when a screen is left.",
    discussion: """
      The app runs by itself: it opens its screens and leaves them again. On each one you see who holds
      whom, a piece below its holder:

        PostListView
          ⇒ .presenter PostListPresenter
            ⇢ .view PostListView

      '⇒' holds, and keeps alive; '⇢' is weak. 'nil' is a wire that is missing.
      A ring of '⇒' is one that nobody will free. After each way back you see what is gone, what is still
      alive, and who holds it. Closures and tasks keep what they use, and nobody can look into them: then
      you read where some are. What objects of Foundation hold is not seen either. What follows `--` is
      passed on to the app.
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
          "Does a loop or a wait in your code never end? See 'swift run workbook check \(chapter.number)'."
        )
      }
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
    }
    return .workLeft
  }

  private static let ofSolution = Option(
    name: "--solution", summary: "Map the workbook's solution in place of your code.")
}
