import CourseKit
import JudgeKit

/// What is known of an exercise of a submission, from which its verdict follows.
struct ExerciseEvidence {
  let number: ExerciseNumber
  /// What the tests said, or why they did not run.
  let tested: Verdict
  /// What the tests found; nil when they did not run.
  var report: ExerciseReport?
  /// Why they did not run, in a sentence.
  var reason: String?
  /// What was written in each of the exercise's places; nil where that cannot be told.
  var answers: [LearnerAnswer?] = []
  /// Whether each file that it is answered in was handed in.
  var isHandedIn = true
  /// What the tests said when they ran once more.
  var repeated = Verdict.passed

  /// Of tests that ran.
  init(_ report: ExerciseReport, answers: [LearnerAnswer?]) {
    number = report.number
    tested = report.verdict
    self.report = report
    reason = report.obstacle
    self.answers = answers
  }

  /// Of tests that did not run.
  init(_ number: ExerciseNumber, _ tested: Verdict, _ reason: String? = nil) {
    self.number = number
    self.tested = tested
    self.reason = reason
  }

  /// The verdict of the grader; no other place sets one.
  var verdict: Verdict {
    if tested == .passed, repeated == .passed, isBegun || isHandedIn { return .passed }
    if !isHandedIn { return .missing }
    if tested == .passed { return repeated == .notJudged ? .notJudged : .failed }
    return tested.isRed && !isBegun ? .notBegun : tested
  }

  /// Whether something was written for it.
  private var isBegun: Bool {
    guard report != nil else { return tested != .notBegun }
    return known.count < answers.count || known.contains { !$0.isStarter && !$0.isIdle }
  }

  private var known: [LearnerAnswer] { answers.compactMap(\.self) }
}

extension ExerciseEvidence {
  /// The exercise as a report tells of it.
  var graded: GradedExercise {
    var graded = GradedExercise(exercise: "\(number)", verdict: verdict)
    graded.detail = detail?.shortened(to: 500)
    guard let report else { return graded }
    graded.mistakes = report.mistakes.map(\.title)
    graded.place = known.first { !$0.isSolution }.map { "\($0.region.file):\($0.line)" }
    if isBegun, !known.allSatisfy(\.isSolution) {
      let code = known.map { CodeLine.code(of: $0.lines).joined(separator: "\n") }
      graded.answer = code.joined(separator: "\n…\n").shortened(to: 4_000)
      graded.isOrdinary = known.allSatisfy(\.isOrdinary)
    }
    if isBegun { graded.rule = report.failure?.rule?.shortened(to: 500) }
    return graded
  }

  /// What happened, where no rule says it.
  private var detail: String? {
    guard report != nil else { return reason }
    switch tested {
    case .passed where !isBegun: return "No code is in its place, but its tests pass."
    case .passed where repeated == .notJudged:
      return "Its tests passed, but they didn't end when they ran once more."
    case .passed: return repeated == .passed ? nil : "It passed once and failed once."
    case .failed where isBegun && known.count == answers.count && known.allSatisfy(\.isSolution):
      return "Its answer equals the solution, so another exercise makes its tests fail."
    case _ where tested.isRed:
      return isBegun && report?.failure?.rule == nil ? report?.failure?.found : nil
    default: return reason
    }
  }
}
