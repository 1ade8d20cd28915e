import Foundation
import JudgeKit
import SnapshotSupport
import Synchronization
import Testing

@testable import ClassroomKit
@testable import CommandKit
@testable import CourseKit

struct ReviewTests {
  /// A report in which everybody has one exercise to look at, and one that failed.
  private let report = ClassReport(
    sandbox: "", toolchain: "",
    exercises: ["1.1", "1.2"].map { .init(exercise: $0, sentence: "Show.") },
    submissions: ["ada", "bob", "eve"].map { name in
      GradedSubmission(
        name: name, notes: [],
        chapters: [
          GradedChapter(
            chapter: 1,
            exercises: [
              GradedExercise(exercise: "1.1", verdict: .review),
              GradedExercise(exercise: "1.2", verdict: .failed),
            ], suspicions: ["Post.swift:1 has `Date`: `let a = Date()`"])
        ])
    })

  @Test func `A submission that was reviewed has passed and says so, and no other one has`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "report.json")
      try report.json().write(to: file)
      let output = Mutex("")
      let console = Console(
        output: { text in output.withLock { $0 += text } }, errors: { _ in })
      let code = await Tool.classroom.run(
        ["merge", file.path, "--csv", "--reviewed", "ada", "--reviewed=eve"], console: console)

      #expect(code == .done)
      expect(output.withLock { $0 }, equalsSnapshot: "table")
    }
  }

  @Test func `What waits for a look is counted in the head and in each row`() {
    let page = ReportPage(report: report.reviewed(["ada", "eve"])).html
    #expect(page.contains("<b>1</b> to review (?)"))
    #expect(
      page.contains("<bdi>bob</bdi></a></th><td class=\"sum\">0</td><td class=\"sum\">1</td>"))
    #expect(page.contains("<code>let a = Date()</code>"))
    let settled = ReportPage(report: report.reviewed(["ada", "bob", "eve"])).html
    #expect(!settled.contains("to review"))
    #expect(settled.contains("<bdi>bob</bdi></a></th><td class=\"sum\">1</td><td class=\"passed"))
  }
}
