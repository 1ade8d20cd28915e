import ArgumentKit
import CommandKit
import CourseKit
import Foundation
import InspectKit
import JudgeKit

struct TraceCommand: Command {
  static let configuration = CommandConfiguration(
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
    options: ownOptions)

  private static let ownOptions = [ofSolution, compare, mermaid, noQuestions]

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

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    if isOfSolution || invocation.has(Self.compare.name) {
      try ChapterSource(chapter, in: workbook).requireSolutions()
    }
    try checkPlaces()
    do {
      let app = try await app(of: chapter, in: isOfSolution ? .solutions : .exercises, of: workbook)
      if invocation.has(Self.mermaid.name) {
        console.print(try await app.trace(words, input: try wholeInput()).diagram)
      } else if invocation.has(Self.compare.name) {
        try await compare(app, of: chapter, in: workbook)
      } else {
        try await show(app, of: chapter, in: workbook)
      }
      return .done
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
      return .workLeft
    }
  }

  /// What is passed to the app.
  private var words: [String] { Array(invocation.arguments.dropFirst()) }

  private var isOfSolution: Bool { invocation.has(Self.ofSolution.name) }

  private func app(
    of chapter: Chapter, in tree: Tree, of workbook: Workbook
  ) async throws -> TracedApp {
    let build = try TracedBuild(
      of: chapter, in: tree, of: workbook, chosenSystem: invocation.buildSystem)
    let app = try await console.waiting(
      for: "Building \(tree == .solutions ? "the solution's " : "")\(chapter.app) to trace it",
      isLong: build.isFirst
    ) {
      try await build.app()
    }
    for file in app.silentFiles {
      console.printError(
        "\(file) cannot be traced: its messages are missing, and nothing is marked with ‼.")
    }
    if !app.unheardTypes.isEmpty {
      console.printError(
        "No protocol names what is sent to \(app.unheardTypes.joined(separator: ", ")), so that isn't traced."
          + " What these send seems to come from the object that called them.")
    }
    return app
  }

  /// Makes this process the app, which prints its messages itself.
  private func show(_ app: TracedApp, of chapter: Chapter, in workbook: Workbook) async throws {
    if !invocation.has(Self.noQuestions.name) {
      let predictions = predictions(try predictions(about: chapter, in: workbook))
      setenv(
        TracePrediction.variable,
        String(decoding: try JSONEncoder().encode(predictions), as: UTF8.self), 1)
    }
    // The app tells of what is typed only when it is traced.
    setenv("WORKBOOK_TRACE", "all", 1)
    try replaceProcess(with: app.path, try await app.arguments(words))
  }

  private func compare(_ app: TracedApp, of chapter: Chapter, in workbook: Workbook) async throws {
    let input = try wholeInput()
    let trace = try await app.trace(words, input: input)
    let solution = try await self.app(of: chapter, in: .solutions, of: workbook)
    TraceDifference(of: trace, with: try await solution.trace(words, input: input))
      .lines(elsewhere: "swift run workbook map \(chapter.number)", width: console.width())
      .forEach { console.print($0) }
  }

  /// All that is typed into the app, which must be known when it is run more than once or unseen.
  ///
  /// - Throws: `UsageError` when it would have to be typed.
  private func wholeInput() throws -> Data {
    let isTyped = isatty(STDIN_FILENO) == 1
    guard isTyped else { return try FileHandle.standardInput.readToEnd() ?? Data() }
    guard words.isEmpty else { return Data() }
    let line = "swift run workbook trace \(invocation.arguments[0])"
    throw UsageError(
      "With --compare and --mermaid, the app's input has to come from a pipe:"
        + " printf '1\\nq\\n' | \(line) --compare", command: "trace")
  }

  /// The page's questions that this run answers.
  private func predictions(about chapter: Chapter, in workbook: Workbook) throws -> [Prediction] {
    let learner = LearnerChapter(try ChapterSource(chapter, in: workbook), in: workbook)
    return workbook.predictions(about: chapter).filter { prediction in
      // What follows `--` may lead elsewhere, as to a server that does not answer.
      prediction.isWhole && prediction.arguments == words
        && (isOfSolution || learner.hasBegun(prediction.exercise))
    }
  }

  /// Asks a learner at a terminal what the trace is going to show.
  ///
  /// - Returns: What to say of each prediction after the run; nothing where there is no terminal.
  private func predictions(_ predictions: [Prediction]) -> [TracePrediction] {
    guard let readAnswer = console.readAnswer, !predictions.isEmpty else { return [] }
    let predictions = predictions.map { prediction in
      console.printProse("Predict: \(prediction.question)")
      for (number, option) in zip(1..., prediction.options) {
        console.print("  \(number)  \(option)")
      }
      return TracePrediction(asking: readAnswer, about: prediction, on: console)
    }
    console.print("Now compare your prediction with the trace. In the app, q quits.")
    return predictions
  }

  /// Says where an option belongs that the app would not know.
  ///
  /// - Throws: `UsageError` for an option of this command among the app's.
  private func checkPlaces() throws {
    let own = Self.ownOptions.map(\.name)
    guard let word = words.first(where: own.contains) else { return }
    throw UsageError(
      "'\(word)' is not an option of the app. Type it before '--'.", command: "trace")
  }
}
