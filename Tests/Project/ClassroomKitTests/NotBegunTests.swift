import JudgeKit
import Testing

@testable import ClassroomKit

struct NotBegunTests {
  /// A report in which each exercise is left by so many of ten learners, and broken by the first.
  private func report(_ counts: KeyValuePairs<String, Int>) -> ClassReport {
    ClassReport(
      sandbox: "", toolchain: "",
      exercises: counts.map { .init(exercise: $0.key, sentence: "Show.") },
      submissions: (1...10).map { learner in
        let exercises = counts.map { number, count in
          learner == 1
            ? GradedExercise(exercise: number, verdict: .failed, rule: "show.", answer: number)
            : GradedExercise(exercise: number, verdict: learner > 10 - count ? .notBegun : .passed)
        }
        return GradedSubmission(
          name: "\(learner)", notes: [], chapters: [GradedChapter(chapter: 1, exercises: exercises)]
        )
      })
  }

  @Test func `What has not been begun is told once, and makes no card`() {
    let report = report(["1.1": 0, "1.2": 3, "1.3": 3, "1.4": 1, "1.5": 3, "1.6": 9, "2.1": 9])
    let sentence = "Not begun: 1.2–1.3 by 3 of 10, 1.5 by 3, 1.6 by 9, 2.1 by 9."
    #expect(report.notBegunSentence == sentence)
    #expect(ReportText(report: report).lines.contains(sentence))
    let page = ReportPage(report: report).html
    #expect(page.contains("<p>\(sentence)</p>"))
    #expect(page.matches(of: /<h3>/).count == 7)
    #expect(page.matches(of: /not begun<\/li>/).count == 1)
  }

  @Test func `Cards that are left out are counted and named`() {
    let numbers = (1...14).map { "1.\($0)" }
    func page(_ count: Int) -> String {
      let exercises = numbers.prefix(count)
      return ReportPage(
        report: ClassReport(
          sandbox: "", toolchain: "",
          exercises: exercises.map { .init(exercise: $0, sentence: "Show.") },
          submissions: [
            GradedSubmission(
              name: "ada", notes: [],
              chapters: [
                GradedChapter(
                  chapter: 1,
                  exercises: exercises.map {
                    GradedExercise(exercise: $0, verdict: .failed, rule: $0, answer: $0)
                  })
              ])
          ])
      ).html
    }
    #expect(page(14).contains("2 more were omitted: 1.13, 1.14."))
    #expect(!page(12).contains("left out:"))
  }
}
