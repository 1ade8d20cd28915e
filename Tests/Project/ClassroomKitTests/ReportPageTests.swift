import JudgeKit
import Testing

@testable import ClassroomKit

struct ReportPageTests {
  /// A report on one learner, with one exercise of each chapter.
  private func report(_ chapters: [Int], _ graded: (Int) -> GradedExercise) -> ClassReport {
    ClassReport(
      sandbox: "", toolchain: "",
      exercises: chapters.map { .init(exercise: "\($0).1", sentence: "Show.") },
      submissions: [
        GradedSubmission(
          name: "ada", notes: [],
          chapters: chapters.map { GradedChapter(chapter: $0, exercises: [graded($0)]) })
      ], chapters: ["1": "Chapter 1 · Post list", "2": "Chapter 2 · Item detail"],
      day: "2026-11-24")
  }

  @Test func `On paper each chapter has a table, with what was passed in it`() {
    func page(_ chapters: [Int]) -> String {
      let report = report(chapters) {
        GradedExercise(exercise: "\($0).1", verdict: $0 == 1 ? .passed : .failed)
      }
      return ReportPage(report: report).html
    }
    let two = page([1, 2])
    #expect(two.matches(of: /<table>/).count == 3)
    #expect(two.matches(of: /class="matrix paper"/).count == 2)
    // Both, the first chapter, and the second.
    #expect(two.matches(of: /<td class="sum">(\d)</).map(\.1) == ["1", "1", "0"])
    #expect(two.contains("<p>Chapter 1 · Post list, Chapter 2 · Item detail · 2026-11-24</p>"))
    #expect(page([1]).matches(of: /<table>/).count == 1)
  }

  @Test func `What a sign means is text in its cell, and the reason is one link away`() {
    let html = ReportPage(report: ReportTests.report()).html
    let words = html.matches(
      of: /<td class="(\w+)[^>]*><span aria-hidden="true">.<\/span><span class="spoken">(\w+)</)
    #expect(
      words.map { "\($0.2)" } == ["passed", "passed", "passed", "failed", "passed", "failed"])
    #expect(words.allSatisfy { $0.1 == $0.2 })
    // Of the first learner there is nothing to tell.
    #expect(html.matches(of: /href="#(learner-\d)"/).map(\.1) == ["learner-2", "learner-3"])
    #expect(html.matches(of: /id="(learner-\d)"/).map(\.1) == ["learner-2", "learner-3"])
    #expect(html.contains("<li><b>1.2</b> Hide.</li>"))
    #expect(!html.contains("<script"))
  }

  @Test func `No reason stands in a tooltip only`() {
    let html = ReportPage(report: ReportTests.report()).html
    let text = html.replacing(/\stitle="[^"]*"/, with: "")
    for title in html.matches(of: /\stitle="([^"]*)"/) { #expect(text.contains(title.1)) }
  }

  @Test func `Why a chapter does not compile stands below the learner's row`() {
    let report = report([1]) {
      GradedExercise(exercise: "\($0).1", verdict: .notCompiled, detail: "A.swift is no UTF-8.")
    }
    #expect(
      ReportText(report: report).lines.prefix(2) == ["ada  ¶  0/1", "  ¶ A.swift is no UTF-8."])
  }
}
