import MutationKit
import CourseKit
import JudgeKit

/// What became of a mutant.
enum MutantVerdict: Equatable {
  /// A test of its exercise says which rule it breaks.
  case caught
  case notCompiled
  /// It passes every test.
  case unnoticed
  /// What happened instead of a rule of its exercise, after the mutant's name.
  case survived(String)

  init(of exercise: ExerciseNumber, _ outcome: TestOutcome) {
    switch outcome {
    case .failure: self = .notCompiled
    case .success(let report): self.init(of: exercise, report)
    }
  }

  private init(of exercise: ExerciseNumber, _ report: TestReport) {
    let own = report.tests(of: exercise).flatMap(\.failures)
    let red = report.tests.filter { $0.verdict == .failed }.map { "'\($0.name)'" }
    let others =
      red.isEmpty ? "" : " It is caught by \(red.joined(separator: ", "))."
    if report.namesRule(of: exercise) {
      self = .caught
    } else if let breakdown = report.breakdown {
      self = .survived("breaks no rule of its exercise, but \(breakdown)\(others)")
    } else if let failure = own.first {
      self = .survived("fails without a rule.\n\(failure.description)")
    } else if let stray = report.failuresOutsideTests.first {
      self = .survived("fails outside every test.\n\(stray.description)")
    } else {
      self = red.isEmpty ? .unnoticed : .survived("is caught by no test of its exercise.\(others)")
    }
  }
}
