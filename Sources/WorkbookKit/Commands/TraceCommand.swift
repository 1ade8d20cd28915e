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
      Beside the app, on the standard error, a line tells of each message, below what caused it:

        ┊ PostListView → PostListPresenter  viewDidLoad()
        ┊   PostListPresenter → PostListView  showLoading()
        ┊ later, PostListRemoteDataManager → PostListInteractor  onPostsRetrieved(40 posts)

      '⇠' is a reply, and '∙' what others can read of the receiver and has changed. '‼ contract: only
      A → B' says that the contract lets another role send this message. 'again' says that the message was
      sent before because of the same message. What follows `--` is passed on to the app, which keeps
      what it stores in a file of its own. To see only the messages of some input:
      printf '1\\nq\\n' | swift run workbook trace 1 > /dev/null
      """,
    options: [ofSolution, compare, mermaid, noQuestions]
  ) { invocation in
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    let words = Array(invocation.arguments.dropFirst())
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
          ask(workbook.guesses(about: chapter), on: invocation.console)
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
  /// - Throws: `UsageError` when somebody would have to type it.
  private static func wholeInput(of invocation: Invocation, _ words: [String]) throws -> Data {
    let isTyped = isatty(STDIN_FILENO) == 1
    guard isTyped else { return try FileHandle.standardInput.readToEnd() ?? Data() }
    guard words.isEmpty else { return Data() }
    let line = "swift run workbook trace \(invocation.arguments[0])"
    throw UsageError(
      "With --compare and --mermaid nobody can type into the app. Send the lines through a pipe:"
        + " printf '1\\nq\\n' | \(line) --compare", command: "trace")
  }

  /// Asks somebody at a terminal what to expect; what they type is for themselves.
  private static func ask(_ questions: [String], on console: Console) {
    guard let readAnswer = console.readAnswer else { return }
    for question in questions {
      console.print("Guess: \(question)")
      _ = readAnswer()
    }
    if !questions.isEmpty { console.print("Now watch who speaks to whom.") }
  }

  private static let ofSolution = Option(
    name: "--solution", summary: "Trace the workbook's solution in place of your code.")

  private static let compare = Option(
    name: "--compare",
    summary: "Say only where your code first goes another way than the solution, and by what.")

  private static let mermaid = Option(
    name: "--mermaid", summary: "Draw the last step as a Mermaid sequence diagram, and no lines.")

  private static let noQuestions = Option(
    name: "--no-questions", summary: "Begin at once; in a pipe nobody is asked.")
}
