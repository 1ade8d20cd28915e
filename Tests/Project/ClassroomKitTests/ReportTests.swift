import Foundation
import SnapshotSupport
import Testing

@testable import ClassroomKit
@testable import CourseKit
@testable import JudgeKit

struct ReportTests {
  static let rule = "hold your <owner> weakly."

  /// Three learners and two exercises; two break a rule, and write the same.
  static func report(
    _ names: [String] = ["ada", "bob", "eve"], rule: String = rule
  ) -> ClassReport {
    ClassReport(
      sandbox: "namespaces", toolchain: "Swift",
      exercises: [
        .init(exercise: "1.1", sentence: "Show."), .init(exercise: "1.2", sentence: "Hide."),
      ],
      submissions: names.enumerated().map { index, name in
        GradedSubmission(
          name: name, notes: [],
          chapters: [
            GradedChapter(
              chapter: 1,
              exercises: [
                GradedExercise(exercise: "1.1", verdict: .passed),
                index == 0
                  ? GradedExercise(exercise: "1.2", verdict: .passed)
                  : GradedExercise(
                    exercise: "1.2", verdict: .failed, rule: rule, mistakes: ["Holds the view"],
                    place: "A.swift:7", answer: "a()\nb()"),
              ])
          ])
      }, consequences: ["1.2 Holds the view": "It stays, with `self`."])
  }

  @Test func `What most are stuck on comes with its mistakes and how many made each`() {
    let topics = Self.report().topics
    #expect(
      topics == [
        Topic(
          title: "1.2 Hide.", names: ["bob", "eve"],
          reasons: [.init(sentence: "Rule: \(Self.rule)", count: 2)],
          mistakes: [
            .init(sentence: "Holds the view", count: 2, consequence: "It stays, with `self`.")
          ])
      ])
  }

  /// A report on one exercise, with a verdict for each of several learners.
  private static func report(_ graded: [GradedExercise]) -> ClassReport {
    ClassReport(
      sandbox: "", toolchain: "", exercises: [.init(exercise: "1.2", sentence: "Hide.")],
      submissions: graded.enumerated().map { index, graded in
        GradedSubmission(
          name: "\(index)", notes: [], chapters: [GradedChapter(chapter: 1, exercises: [graded])])
      })
  }

  @Test func `A right answer that another exercise breaks is no topic`() {
    let broken = GradedExercise(exercise: "1.2", verdict: .failed, rule: Self.rule)
    #expect(Self.report([broken]).topics.isEmpty)
  }

  @Test(arguments: [Verdict.crashed, .stopped, .left, .notCompiled])
  func `What has no rule is a topic when several share it`(verdict: Verdict) {
    let graded = GradedExercise(exercise: "1.2", verdict: verdict, answer: "a()")
    #expect(Self.report([graded]).topics.isEmpty)
    #expect(Self.report([graded, graded]).topics.count == 1)
  }

  @Test func `What isn't judged has its reason in each report, and says what to do`() throws {
    let graded = GradedExercise(exercise: "1.2", verdict: .notJudged, detail: "It was too busy.")
    let report = Self.report([graded, GradedExercise(exercise: "1.2", verdict: .passed)])
    let sentence = try #require(report.notJudgedSentence)
    #expect(sentence.hasPrefix("Not judged: 1 exercise of 1 submission, which"))
    #expect(sentence.contains("grade again when it has less to do"))
    #expect(ReportText(report: report).lines.contains("  ! It was too busy."))
    #expect(ReportPage(report: report).html.contains("could not be judged. It was too busy."))
    #expect(Self.report([]).notJudgedSentence == nil)
  }

  @Test func `What passed without an answer in its place says so`() {
    let detail = "No code is in its place, but its tests pass."
    let report = Self.report([GradedExercise(exercise: "1.2", verdict: .passed, detail: detail)])
    #expect(ReportPage(report: report).html.contains("passed. \(detail)"))
  }

  @Test func `An exercise is one topic, with all that went wrong`() {
    let topics = Self.report([
      GradedExercise(exercise: "1.2", verdict: .failed, rule: "show it.", answer: "a()"),
      GradedExercise(exercise: "1.2", verdict: .failed, rule: "hide it.", answer: "b()"),
      GradedExercise(exercise: "1.2", verdict: .failed, rule: "show it.", answer: "c()"),
    ]).topics
    #expect(
      topics.map(\.reasons) == [
        [.init(sentence: "Rule: show it.", count: 2), .init(sentence: "Rule: hide it.", count: 1)]
      ])
  }

  @Test func `An answer that every learner would write is not shown as shared`() {
    let graded = GradedExercise(
      exercise: "1.2", verdict: .passed, answer: "a()\nb()", isOrdinary: true)
    #expect(Self.report([graded, graded]).sharedAnswers.isEmpty)
  }

  @Test func `The same wrong answer is shown once, with all who wrote it`() {
    let shared = Self.report().sharedAnswers
    #expect(shared.map(\.exercise) == ["1.2"])
    #expect(shared.map(\.names) == [["bob", "eve"]])
  }

  @Test func `A name is data in the page, whatever it holds`() {
    let html = ReportPage(report: Self.report(["<script>", "\u{202E}a", "b&\"c"])).html
    #expect(!html.contains("<script>"))
    #expect(!html.contains("\u{202E}"))
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("src="))
    expect(html.replacing(ReportPage.style, with: "STYLE"), equalsSnapshot: "page")
  }

  @Test func `A reason is told with how many of the class have it`() {
    expect(ReportText(report: Self.report()).lines, equalsSnapshot: "text")
  }

  @Test func `A name is no formula in the table`() {
    let rows = Self.report(["=cmd()", "-1", "a,\"b\"\nc"]).csv.split(separator: "\n")
    #expect(rows.count == 4)
    #expect(rows[1].hasPrefix("\"'=cmd()\","))
    #expect(rows.contains { $0.hasPrefix("\"'-1\",\"1\",\"2\",\"passed\",\"failed\"") })
    #expect(rows.contains { $0.hasPrefix("\"a,\"\"b\"\"\\nc\"") })
  }

  @Test func `Parts of a class become one report`() throws {
    let whole = try ClassReport(merging: [Self.report(["b", "d"]), Self.report(["c", "a"])])
    #expect(whole.submissions.map(\.name) == ["a", "b", "c", "d"])
    #expect(throws: WorkbookError.self) {
      try ClassReport(merging: [Self.report(["Learner 1"]), Self.report(["Learner 1"])])
    }
    #expect(throws: WorkbookError("'b' is in two of the reports.")) {
      try ClassReport(merging: [Self.report(["b"]), Self.report(["b"])])
    }
  }

  @Test func `A report is read as it was written, and nothing else is`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "report.json")
      try Self.report().json().write(to: file)
      #expect(try ClassReport(from: file) == Self.report())
      try "{}".write(to: file)
      #expect(throws: WorkbookError.self) { try ClassReport(from: file) }
    }
  }
}
