import ArgumentKit
import ClassroomKit
import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// Grades the corpus: submissions that would harm the machine, as untrusted people make them.
struct SubmissionsTrial {
  static let folder = "Tests/Project/Submissions"

  let workbook: Workbook
  let chapter: Chapter
  let source: ChapterSource
  let sandbox: Sandbox
  let buildSystem: BuildSystem?
  let console: Console

  /// Grades all submissions that the sandbox holds back.
  ///
  /// - Returns: How many there were, and where a verdict or what they left behind is not as expected.
  func run() async throws -> (count: Int, findings: [Finding]) {
    let corpus = try CorpusSubmission.all(in: workbook.url(Self.folder))
      .filter { sandbox.isIsolated || !$0.needsIsolation }
    return try await withTemporaryFolder { folder in
      let place = folder.appending(path: "class")
      let placeOfEndless = folder.appending(path: "endless")
      let marker = folder.appending(path: "marker")
      for submission in corpus {
        let place = submission.isBuiltForever ? placeOfEndless : place
        try submission.write(of: source, to: place.appending(path: submission.name))
      }
      let malformed = MalformedSubmissions(source: source, folder: place, marker: marker)
      try malformed.write()
      let expected = Dictionary(uniqueKeysWithValues: corpus.map { ($0.name, $0.expectation) })
        .merging(MalformedSubmissions.expected) { $1 }

      let reports = [
        try await report(on: place, buildTimeLimit: .seconds(600)),
        try await report(on: placeOfEndless, buildTimeLimit: .seconds(5)),
      ]
      let graded = reports.flatMap(\.submissions)
      var findings = Self.findings(about: graded, expected, source.exercises.map { "\($0.number)" })
      findings += try traces(in: reports, marker: marker) + Self.sleepers()
      return (graded.count, findings)
    }
  }

  private static func findings(
    about graded: [GradedSubmission], _ expected: [String: ExpectedVerdicts], _ exercises: [String]
  ) -> [Finding] {
    let missing = Set(expected.keys).subtracting(graded.map(\.name)).sorted()
    return graded.flatMap {
      expected[$0.name]?.findings(about: $0, exercises: exercises) ?? []
    } + missing.map { Finding("\($0.visible): it was not graded") }
  }

  /// What a submission ran outside of the tests, started and left behind, or read of the machine's files.
  private func traces(in reports: [ClassReport], marker: URL) throws -> [Finding] {
    var findings: [Finding] = []
    if FileManager.default.fileExists(atPath: marker.path) {
      findings.append(Finding("own-package: its manifest or its settings of git were run"))
    }
    if try reports.contains(where: { try $0.json().contains("root:x") }) {
      findings.append(Finding("The report has lines of /etc/passwd"))
    }
    return findings
  }

  /// The processes that submissions started and that are still there; no other program sleeps as long.
  private static func sleepers() -> [Finding] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { pid_t($0) != nil }.compactMap { process in
      let command = FileHandle(forReadingAtPath: "/proc/\(process)/cmdline")
      let words = (try? command?.readToEnd())?.split(separator: 0) ?? []
      guard words.contains(where: { $0.elementsEqual("86399".utf8) }) else { return nil }
      return Finding("The process \(process) of a submission was left behind")
    }
  }

  private func report(on folder: URL, buildTimeLimit: Duration) async throws -> ClassReport {
    var grader = Grader(
      workbook: workbook, chapters: [chapter], buildSystem: buildSystem, sandbox: sandbox,
      console: console, isFresh: true)
    grader.buildTimeLimit = buildTimeLimit
    return try await grader.report(on: ClassFolder(folder, of: [chapter], in: workbook))
  }
}
