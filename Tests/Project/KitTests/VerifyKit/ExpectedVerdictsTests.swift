import Testing

@testable import ClassroomKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct ExpectedVerdictsTests {
  private func findings(
    _ expected: ExpectedVerdicts, _ change: (inout GradedChapter) -> Void = { _ in }
  ) -> [String] {
    let exercises = [
      GradedExercise(exercise: "1.1", verdict: .passed),
      GradedExercise(exercise: "1.2", verdict: .stopped, detail: "The test\ntimed out."),
    ]
    var chapter = GradedChapter(chapter: 1, exercises: exercises)
    change(&chapter)
    let submission = GradedSubmission(name: "lo\u{1B}op", notes: [], chapters: [chapter])
    return expected.findings(about: submission, exercises: ["1.1", "1.2"]).map(\.description)
  }

  private let loop = ExpectedVerdicts(exercises: ["1.2": [.stopped], "rest": [.passed]])

  @Test func `A verdict that was not wanted is a finding, and so is none`() {
    #expect(findings(loop) == [])
    #expect(findings(ExpectedVerdicts(exercises: ["rest": [.passed, .stopped]])) == [])
    #expect(
      findings(.all(.passed)) == [
        #"lo\u{1B}op, 1.2: wanted passed, found stopped (The test\ntimed out.)"#
      ])
    #expect(
      findings(loop) { $0.exercises.removeLast() } == [
        #"lo\u{1B}op, 1.2: wanted stopped, found no verdict"#
      ])
  }

  @Test func `A note that is missing is a finding`() {
    let expected = ExpectedVerdicts(exercises: loop.exercises, notes: ["A.swift is provided code"])
    #expect(findings(expected) == [#"lo\u{1B}op: no note begins with 'A.swift is provided code'"#])
    #expect(findings(expected) { $0.notes = ["A.swift is provided code, and was modified."] } == [])
  }

  @Test func `What does not compile needs a note that says why`() {
    func broken(_ notes: [String]) -> [String] {
      findings(.all(.notCompiled)) { chapter in
        for index in chapter.exercises.indices { chapter.exercises[index].verdict = .notCompiled }
        chapter.notes = notes
      }
    }
    #expect(broken([]) == [#"lo\u{1B}op: no note says why it does not compile"#])
    #expect(broken(["It does not compile: no such name"]) == [])
    #expect(broken(["A.swift cannot be read: it is not text in UTF-8."]) == [])
  }
}
