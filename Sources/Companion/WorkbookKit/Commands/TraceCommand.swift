import ArgumentKit
import CourseKit
import Foundation
import JudgeKit

extension Command {
  static let trace = Command(
    name: "trace",
    arguments: "<chapter> [-- …]",
    summary: "Run the app of a chapter, and see each message as it is sent.",
    discussion: """
      The trace appears beside the app, on the standard error. Each line is a message, indented below the
      message that caused it:

        ┊ PostListView → PostListPresenter  viewDidLoad()
        ┊   PostListPresenter → PostListView  showLoading()
        ┊ later, PostListRemoteDataManager → PostListInteractor  onPostsRetrieved(40 posts)

      '⇠' marks a returned value, and '∙' a property of the receiver that has changed and that others can
      read. '‼ contract: only A → B' means that the contract lets only role A send this message. 'again'
      means that the sender has sent the same message before, for the same reason. Everything after `--`
      is passed to the app, which stores its data in a separate file. To see only the messages of some
      input:
      printf '1\\nq\\n' | swift run workbook trace 1 > /dev/null
      """,
    options: [ofSolution, compare, mermaid, noQuestions]
  ) { invocation in
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    let words = Array(invocation.arguments.dropFirst())
    try checkPlaces(of: words)
    func app(_ tree: Tree) async throws -> TracedApp {
      try await TracedApp(
        of: chapter, in: tree, of: workbook, chosenSystem: invocation.buildSystem,
        console: invocation.console)
    }
    do {
      let chosen = try await app(invocation.has(ofSolution.name) ? .solutions : .exercises)
      let wantsDiagram = invocation.has(mermaid.name)
      guard wantsDiagram || invocation.has(compare.name) else {
        if !invocation.has(noQuestions.name) {
          let learner = LearnerChapter(try ChapterSource(chapter, in: workbook), in: workbook)
          let guesses = workbook.guesses(about: chapter).filter { guess in
            // What follows `--` may lead elsewhere, as to a server that does not answer.
            guess.isWhole && guess.arguments == words
              && (invocation.has(ofSolution.name) || learner.hasBegun(guess.exercise))
          }
          let predictions = try JSONEncoder().encode(predictions(guesses, on: invocation.console))
          setenv(TracePrediction.variable, String(decoding: predictions, as: UTF8.self), 1)
        }
        // The app tells of what is typed only when it is traced.
        setenv("WORKBOOK_TRACE", "all", 1)
        try become(chosen.path, try await chosen.arguments(words))
      }
      let input = try wholeInput(of: invocation, words)
      let trail = try await chosen.trail(words, input: input)
      if wantsDiagram {
        invocation.console.print(trail.diagram)
      } else {
        let solution = try await app(.solutions).trail(words, input: input)
        TrailComparison(of: trail, with: solution)
          .lines(
            elsewhere: "swift run workbook map \(chapter.number)",
            width: invocation.console.width()
          )
          .forEach { invocation.console.print($0) }
      }
      return .done
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
      return .workLeft
    }
  }

  /// All that is typed into the app, which must be known when it is run more than once or unseen.
  ///
  /// - Throws: `UsageError` when it would have to be typed.
  private static func wholeInput(of invocation: Invocation, _ words: [String]) throws -> Data {
    let isTyped = isatty(STDIN_FILENO) == 1
    guard isTyped else { return try FileHandle.standardInput.readToEnd() ?? Data() }
    guard words.isEmpty else { return Data() }
    let line = "swift run workbook trace \(invocation.arguments[0])"
    throw UsageError(
      "With --compare and --mermaid, the app's input has to come from a pipe:"
        + " printf '1\\nq\\n' | \(line) --compare", command: "trace")
  }

  /// Asks a learner at a terminal what the trace is going to show.
  ///
  /// - Returns: What to say of each prediction after the run; nothing where there is no terminal.
  private static func predictions(_ guesses: [Guess], on console: Console) -> [TracePrediction] {
    guard let readAnswer = console.readAnswer, !guesses.isEmpty else { return [] }
    let predictions = guesses.map { guess in
      console.printProse("Predict: \(guess.question)")
      for (number, option) in zip(1..., guess.options) { console.print("  \(number)  \(option)") }
      return TracePrediction(asking: readAnswer, about: guess, on: console)
    }
    console.print("Now compare your prediction with the trace. In the app, q quits.")
    return predictions
  }

  /// Says where an option belongs that the app would not know.
  ///
  /// - Throws: `UsageError` for an option of this command among the app's.
  private static func checkPlaces(of words: [String]) throws {
    let own = [ofSolution, compare, mermaid, noQuestions].map(\.name)
    guard let word = words.first(where: own.contains) else { return }
    throw UsageError(
      "'\(word)' is not an option of the app. Type it before '--'.", command: "trace")
  }

  private static let ofSolution = Option(
    name: "--solution", summary: "Trace the solution instead of your code.")

  private static let compare = Option(
    name: "--compare",
    summary:
      "Show only the first difference from the messages of the solution.")

  private static let mermaid = Option(
    name: "--mermaid", summary: "Print only the last step, as a Mermaid sequence diagram.")

  private static let noQuestions = Option(
    name: "--no-questions", summary: "Skip the questions, as in a pipe.")
}
