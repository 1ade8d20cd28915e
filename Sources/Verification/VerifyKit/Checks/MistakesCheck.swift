import MutationKit
import CourseKit
import JudgeKit

extension Check {
  /// The page of mistakes tells the truth.
  static let mistakes = Check(
    name: "mistakes",
    claim: "each mistake is caught by a test of its exercise, and first in the words quoted",
    scope: .experiments { source, verification in
      let page = MistakesPage.withAnswers(of: source, in: verification.workbook)
      let mistakes = page.mistakes(coveredBy: verification)
      return Experiments(trials: mistakes.map { ($0.variant, $0.exercise) }) { outcomes in
        func found(in outcomes: TrialOutcomes) -> [(mistake: Answer, findings: [Finding])] {
          mistakes.compactMap { mistake in
            guard let outcome = outcomes[mistake.variant] else { return nil }
            let findings = findings(about: mistake, outcome)
            return findings.isEmpty ? nil : (mistake, findings)
          }
        }
        // Only the order of rules may depend on the machine: a mistake that escapes is told at once.
        let doubtful = found(in: outcomes).map(\.mistake).filter { mistake in
          outcomes[mistake.variant].map { MutantVerdict(of: mistake.exercise, $0) } == .caught
        }
        let outcomes = try await verification.secondAttempt(
          at: doubtful, after: outcomes, in: source, round: 1)
        let wrong = found(in: outcomes)
        let share = "\(mistakes.count - wrong.count) of \(mistakes.count)"
        return (page.malformedMistakes + wrong.flatMap(\.findings), share)
      }
    })

  /// What is wrong; nothing when the mistake is caught.
  static func findings(about mistake: Answer, _ outcome: TestOutcome) -> [Finding] {
    complaint(about: mistake, outcome).map { [mistake.finding($0)] } ?? []
  }

  private static func complaint(about mistake: Answer, _ outcome: TestOutcome) -> String? {
    switch outcome {
    case .failure(let failure): "does not compile: \(failure.firstMessage)"
    case .success(let report): complaint(about: mistake, report)
    }
  }

  private static func complaint(about mistake: Answer, _ report: TestReport) -> String? {
    if let breakdown = report.breakdown {
      return "must fail by an expectation, but \(breakdown)"
    }
    let own = report.tests(of: mistake.exercise).flatMap(\.failures)
    guard !own.isEmpty else {
      let others = report.tests.filter { $0.verdict != .passed }.map { "'\($0.name)'" }
      return others.isEmpty
        ? "passes every test. Add a test for it, or call it a right answer."
        : "is caught by no test of exercise \(mistake.exercise), only by \(others.joined(separator: ", "))."
    }
    let quotation = (mistake.quotation ?? "").oneLine
    let comments = own.flatMap(\.comments).map(\.oneLine)
    guard let index = comments.firstIndex(where: { $0.contains(quotation) }) else {
      var seen: Set<String> = []
      let rules = comments.filter { seen.insert($0).inserted }
      let printed = rules.isEmpty ? ["Nothing."] : rules
      let sentence = "is caught, but not in the words quoted. The tests of the exercise print:"
      return ([sentence] + printed).joined(separator: "\n")
    }
    // Learners see the first failure, so its rule has to be the one that helps.
    return index == 0
      ? nil
      : "is caught, but another rule than the one quoted comes first:\n\(comments[0])"
  }
}

extension MistakesPage {
  /// The mistakes of the exercises to look at.
  func mistakes(coveredBy verification: Verification) -> [Answer] {
    mistakes.filter { verification.covers($0.exercise) }
  }
}
