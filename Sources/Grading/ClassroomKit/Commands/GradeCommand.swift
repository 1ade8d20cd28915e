import ArgumentKit
import CommandKit
import CourseKit
import Foundation

struct GradeCommand: Command {
  static let configuration = CommandConfiguration(
    name: "grade",
    arguments: "<folder>",
    summary: "Grade a folder of submissions, and list the topics to discuss.",
    discussion: """
      Each folder in it is one submission: a learner's copy of the workbook, or the folder Exercises alone.
      Only the Swift files of the chapters are built. The manifest, the tests and the support code are those
      of this workbook. The code runs in the strictest sandbox that works on this machine, and the
      report names it. Because stored verdicts are reused, an interrupted run continues where it stopped.

      The exit code is 0 if everything was judged, whatever the verdicts are. It is 1 if something could not
      be judged, or if no submission has any of the chapters.
      """,
    options: [chapter] + Invocation.reportOptions + [sandbox, fresh])

  private static let chapter = Option(
    name: "--chapter", value: "N", summary: "Grade one chapter, or several, separated by commas.")
  private static let sandbox = Option(
    name: "--sandbox", value: "KIND",
    summary: "Use this sandbox: \(Sandbox.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
  private static let fresh = Option(
    name: "--fresh", summary: "Grade everything again, including what has not changed.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let path = try folderArgument(in: workbook)
    try invocation.checkReportOptions()
    let kind = try invocation.options[Self.sandbox.name].map(chosenSandbox)
    let chapters = try chosenChapters(of: workbook)
    for chapter in chapters { try ChapterSource(chapter, in: workbook).requireSolutions() }
    let folder = try ClassFolder(invocation.file(path), of: chapters, in: workbook)
    sayWhatIsNotGraded(folder.others)
    let grader = Grader(
      workbook: workbook, chapters: chapters, buildSystem: invocation.buildSystem,
      sandbox: try await Sandbox.strictest(kind, for: workbook), console: console,
      isFresh: invocation.has(Self.fresh.name))
    let report = try await grader.report(on: folder)
    try invocation.tell(report)
    if let sentence = report.notJudgedSentence { console.errors("\(sentence)\n") }
    if let doubt = folder.doubt { console.errors("\(doubt)\n") }
    return report.isComplete && folder.doubt == nil ? .done : .workLeft
  }

  private func sayWhatIsNotGraded(_ files: [String]) {
    guard !files.isEmpty else { return }
    // The terminal may be shown to the class as well.
    let list = invocation.isAnonymous ? "\(files.count) in all" : files.list
    console.errors("Not graded, because it is not a folder: \(list)\n")
  }

  /// The one folder that the arguments name.
  private func folderArgument(in workbook: Workbook) throws -> String {
    let words = invocation.arguments
    if words.count == 1 { return words[0] }
    let isChapter = { (word: String) in (try? workbook.chapter(named: word)) != nil }
    if invocation.options[Self.chapter.name] == nil,
      let word = words.dropFirst().first(where: isChapter)
    {
      throw UsageError(
        "'grade' takes one folder. Did you mean '--chapter \(word)'?", command: "grade")
    }
    try invocation.checkPrintsOnly(words)
    throw UsageError("'grade' takes one folder, as in 'grade submissions'.", command: "grade")
  }

  /// The chapters that the option names; all without it.
  private func chosenChapters(of workbook: Workbook) throws -> [Chapter] {
    guard let words = invocation.options[Self.chapter.name] else { return workbook.chapters }
    return try words.split(separator: ",", omittingEmptySubsequences: false).map {
      try chosenChapter(String($0).trimmed, of: workbook)
    }
  }

  private func chosenChapter(_ word: String, of workbook: Workbook) throws -> Chapter {
    if let chapter = try? workbook.chapter(named: word) { return chapter }
    let known = workbook.chapters.map { "\($0.number)" }.joined(separator: ", ")
    throw UsageError(
      "Unknown chapter '\(word)'. There are \(known). Name one, as in '--chapter 1', or several, as in"
        + " '--chapter 1,2'.", command: "grade")
  }

  private func chosenSandbox(_ name: String) throws -> Sandbox.Kind {
    if let kind = Sandbox.Kind(rawValue: name) { return kind }
    throw UsageError.unknown(
      "sandbox", name, known: Sandbox.Kind.allCases.map(\.rawValue), command: "grade")
  }
}
