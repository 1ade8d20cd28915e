import Testing

@testable import ClassroomKit
@testable import CourseKit
@testable import JudgeKit

/// The one place in which the grader sets a verdict.
struct ExerciseEvidenceTests {
  private static let number = ExerciseNumber(chapter: 1, index: 8)

  /// What the tests said of an exercise whose place holds some lines.
  private func evidence(
    _ verdict: Verdict, _ lines: String..., solved: Bool = false
  ) throws -> ExerciseEvidence {
    let answer = try LearnerAnswer.sample(of: "1.8") { starter in
      solved ? ["    wireframe?.showPostDetail(for: post)"] : lines + starter
    }
    return ExerciseEvidence(
      ExerciseReport(
        number: Self.number, sentence: "Open it.", title: "Open", verdict: verdict, failure: nil,
        obstacle: nil),
      answers: [answer])
  }

  @Test func `Tests have passed if they passed twice`() throws {
    var evidence = try evidence(.passed, solved: true)
    #expect(evidence.verdict == .passed)
    evidence.repeated = .notJudged
    #expect(evidence.verdict == .notJudged)
    evidence.repeated = .crashed
    #expect(evidence.verdict == .failed)
    #expect(evidence.graded.detail == "It passed once and failed once.")
  }

  @Test func `Tests that pass without an answer have passed, and the report says so`() throws {
    let evidence = try evidence(.passed)
    #expect(evidence.verdict == .passed)
    #expect(evidence.graded.detail == "No code is in its place, but its tests pass.")
  }

  @Test(arguments: [Verdict.failed, .crashed, .stopped, .left])
  func `What was not begun is not red, and what was begun is`(verdict: Verdict) throws {
    #expect(try evidence(verdict).verdict == .notBegun)
    #expect(try evidence(verdict, "wireframe?.close()").verdict == verdict)
  }

  @Test func `A file that was not handed in is missing, unless its tests pass all the same`() throws
  {
    for verdict in [Verdict.failed, .notCompiled, .notBegun, .notJudged] {
      var evidence = ExerciseEvidence(Self.number, verdict, "It is so.")
      #expect(evidence.verdict == verdict)
      #expect(evidence.graded.detail == "It is so.")
      evidence.isHandedIn = false
      #expect(evidence.verdict == .missing)
    }
    var solved = try evidence(.passed, solved: true)
    solved.isHandedIn = false
    #expect(solved.verdict == .passed)
  }
}
