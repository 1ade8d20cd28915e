import ArgumentKit
import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// Prints what the maintainers need to know when a verdict seems wrong.
struct ReportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "report",
    arguments: "<exercise>",
    summary: "Print what to paste into an issue if a verdict seems wrong.",
    discussion: """
      Runs the exercise's tests, and prints their verdict, the versions and your code for the exercise as
      Markdown, without the path of your home folder. Nothing is sent. Exits with 0, whatever the verdict is.
      """)

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let (source, exercise) = try invocation.exercise(of: workbook)
    let report = try await invocation.report(on: source.chapter, [exercise.number], in: workbook)
    let text = VerdictReport(
      exercise: exercise, report: report, given: GivenCode(source, in: workbook),
      versions: await versions(for: source, in: workbook), printer: plainPrinter)
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    console.print(text.markdown.withoutFolders(root: workbook.root.path, home: home).visibleLines)
    return .done
  }

  /// A printer without colors, and without a width to break lines for.
  private var plainPrinter: ReportPrinter {
    var console = console
    console.usesColor = false
    console.width = { nil }
    return ReportPrinter(console: console)
  }

  /// Swift, the system and the workbook, each with its version.
  private func versions(
    for source: ChapterSource, in workbook: Workbook
  ) async -> [(String, String)] {
    let git = Git(workbook: workbook)
    let code = [Manifest.path, "Sources", "Tests"]
    let exercises = source.files.filter(\.regions.isEmpty).map {
      "\(source.chapter.folder(in: .exercises))/\($0.path)"
    }
    let swift = await Toolchain.description(in: workbook.root)
    let commit = await git.lastCommit(of: code + ["docs"])
    let changed = await git.changedCode(among: code + exercises)
    let changes = changed.isEmpty ? "not changed" : "changed: \(changed.joined(separator: ", "))"
    let added = source.addedFiles(in: workbook)
    return [
      ("Swift", swift.replacing("Swift version ", with: "")),
      ("System", ProcessInfo.processInfo.operatingSystemVersionString),
      ("Workbook", commit.map { "commit \($0)" } ?? "unknown, because git doesn't say"),
      ("Provided files", commit == nil ? "unknown" : changes),
      ("Files that I have added", added.isEmpty ? "none" : added.joined(separator: ", ")),
    ]
  }
}

extension String {
  /// The text without the paths of the workbook and of the user's home.
  func withoutFolders(root: String, home: String) -> String {
    let text = replacing("\(root)/", with: "").replacing(root, with: "the workbook's folder")
    return home.count > 1 ? text.replacing(home, with: "~") : text
  }

  /// The text with control characters shown, since it may repeat what the learner's code printed.
  fileprivate var visibleLines: String { lines.map(\.visible).joined(separator: "\n") }
}
