import ArgumentKit
import CourseKit
import Foundation
import WorkbookKit

extension Command {
  static let grade = Command(
    name: "grade",
    arguments: "<folder>",
    summary: "Grade a folder of submissions, and list the topics to discuss.",
    discussion: """
      Each folder in it is one submission: a learner's copy of the workbook, or the folder Exercises alone.
      Only the Swift files of the chapters are built. The manifest, the tests and the support code are those
      of this workbook. The code runs in the strictest sandbox (cage) that works on this machine, and the
      report names it. Because stored verdicts are reused, an interrupted run continues where it stopped.

      The exit code is 0 if everything was judged, whatever the verdicts are. It is 1 if something could not
      be judged, or if no submission has any of the chapters.
      """,
    options: [chapter] + Invocation.reportOptions + [cage, fresh]
  ) { invocation in
    let workbook = try invocation.workbook()
    let path = try folder(in: invocation, workbook)
    try invocation.checkReportOptions()
    let kind = try invocation.options[cage.name].map(chosenCage)
    let chapters = try invocation.options[chapter.name].map { words in
      try words.split(separator: ",", omittingEmptySubsequences: false).map { word in
        try chosenChapter(String(word).trimmed, of: workbook)
      }
    }
    let folder = try ClassFolder(
      invocation.file(path), of: chapters ?? workbook.chapters, in: workbook)
    if !folder.others.isEmpty {
      // A terminal may be at the projector, too.
      let files =
        invocation.isAnonymous ? "\(folder.others.count) in all" : folder.others.list
      invocation.console.errors("Not graded, because it is not a folder: \(files)\n")
    }
    let grader = Grader(
      workbook: workbook, chapters: chapters ?? workbook.chapters,
      buildSystem: invocation.buildSystem, cage: try await Cage.strictest(kind, for: workbook),
      console: invocation.console, isFresh: invocation.options[fresh.name] != nil)
    let reviewed = try invocation.reviewed(among: folder.submissions.map(\.name))
    let report = try await grader.report(on: folder).reviewed(reviewed)
    try invocation.tell(report)
    if let doubt = folder.doubt { invocation.console.errors("\(doubt)\n") }
    return report.isComplete && folder.doubt == nil ? .done : .workLeft
  }

  /// The one folder that the arguments name.
  private static func folder(in invocation: Invocation, _ workbook: Workbook) throws -> String {
    let words = invocation.arguments
    if words.count == 1 { return words[0] }
    let isChapter = { (word: String) in (try? workbook.chapter(named: word)) != nil }
    if invocation.options[chapter.name] == nil, let word = words.dropFirst().first(where: isChapter)
    {
      throw UsageError(
        "'grade' takes one folder. Did you mean '--chapter \(word)'?", command: "grade")
    }
    try invocation.checkPrintsOnly(words)
    throw UsageError("'grade' takes one folder, as in 'grade submissions'.", command: "grade")
  }

  private static let chapter = Option(
    name: "--chapter", value: "N", summary: "Grade one chapter, or several, separated by commas.")
  private static let cage = Option(
    name: "--cage", value: "KIND",
    summary: "Use this cage: \(Cage.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
  private static let fresh = Option(
    name: "--fresh", summary: "Grade everything again, including what has not changed.")

  private static func chosenChapter(_ word: String, of workbook: Workbook) throws -> Chapter {
    if let chapter = try? workbook.chapter(named: word) { return chapter }
    let known = workbook.chapters.map { "\($0.number)" }.joined(separator: ", ")
    throw UsageError(
      "Unknown chapter '\(word)'. There are \(known). Name one, as in '--chapter 1', or several, as in"
        + " '--chapter 1,2'.", command: "grade")
  }

  private static func chosenCage(_ name: String) throws -> Cage.Kind {
    if let kind = Cage.Kind(rawValue: name) { return kind }
    throw UsageError.unknown(
      "cage", name, known: Cage.Kind.allCases.map(\.rawValue), command: "grade")
  }
}
