import ArgumentKit
import CourseKit
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

      '⇠' is a reply, and '∙' what others can read of the receiver and has changed. '‼ contract: A → B'
      says that the contract has another role send this message. What follows `--` is passed on to the
      app, which keeps what it stores in a file of its own. To see only the messages of some input:
      printf '1\\nq\\n' | swift run workbook trace 1 > /dev/null
      """,
    options: [ofSolution]
  ) { invocation in
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    let app: TracedApp
    do {
      app = try await TracedApp(
        of: chapter, in: invocation.has(ofSolution.name) ? .solutions : .exercises, of: workbook,
        chosenSystem: invocation.buildSystem, console: invocation.console)
    } catch let failure as BuildFailure {
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
      return .workLeft
    }
    try become(app.path, try await app.arguments(Array(invocation.arguments.dropFirst())))
  }

  private static let ofSolution = Option(
    name: "--solution", summary: "Trace the workbook's solution in place of your code.")
}
