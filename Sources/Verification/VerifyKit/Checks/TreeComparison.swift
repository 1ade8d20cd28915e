import CourseKit
import JudgeKit

/// Compares how a chapter's tests judged its starters and its solutions.
struct TreeComparison {
  let source: ChapterSource
  let starters: TestReport
  let solutions: TestReport

  var findings: [Finding] {
    ends + numbering + starters.tests.flatMap(onStarter) + solutions.tests.compactMap(onSolution)
      + (starters.failuresOutsideTests + solutions.failuresOutsideTests).map {
        Finding("Outside every test:\n\($0.description)", at: $0.location)
      }
  }

  /// Both runs came to their end, and ran something.
  private var ends: [Finding] {
    [(Tree.exercises, starters), (.solutions, solutions)].compactMap { tree, report in
      if report.tests.isEmpty {
        return Finding("\(source.chapter.testTarget) has no tests that ran on \(tree.folder).")
      }
      guard !report.hasEnded else { return nil }
      guard let interruptedTest = report.interruptedTest else {
        return Finding("The tests on \(tree.folder) ended before their time, in no test.")
      }
      return finding(
        "On \(tree.folder), \(quote(interruptedTest)) \(report.ending.sentence)", interruptedTest)
    }
  }

  /// Every exercise has a test with its number, and every such test an exercise.
  private var numbering: [Finding] {
    let tests = solutions.tests
    let numbers = Set(source.exercises.map(\.number))
    let untested = source.exercises.filter { solutions.tests(of: $0.number).isEmpty }
    let idle = tests.filter { test in test.exercise.map { !numbers.contains($0) } ?? false }
    return untested.map { exercise in
      Finding(
        "Exercise \(exercise.number) has no test. Begin a test's name with '\(exercise.number) '.",
        at: exercise.regions.first?.location(in: source.chapter))
    }
      + idle.map { finding("\(quote($0)) has the number of no exercise.", $0) }
  }

  private func onStarter(_ test: TestResult) -> [Finding] {
    guard test.exercise != nil else {
      guard test.verdict != .passed, let failure = failure(of: test) else { return [] }
      return [
        finding("\(quote(test)) has no number, so the starter must pass it.\n\(failure)", test)
      ]
    }
    switch test.verdict {
    case .passed:
      return [finding("\(quote(test)) passes on the starter, so it asks for nothing.", test)]
    case .failed:
      return test.failures.filter { $0.rule == nil }.map {
        Finding(
          "\(quote(test)) fails without a rule."
            + " Give the expectation a comment that begins with 'Rule:'.\n\($0.description)",
          at: $0.location)
      }
    case .skipped, .notRun, .unproven:
      return starters.hasEnded ? [finding("\(quote(test)) did not run on the starter.", test)] : []
    case .interrupted: return []
    }
  }

  private func onSolution(_ test: TestResult) -> Finding? {
    guard test.verdict != .passed, let failure = failure(of: test) else { return nil }
    return Finding(
      "\(quote(test)) is not green on the solution.\n\(failure)",
      at: test.failures.first?.location ?? test.location)
  }

  /// What went wrong in a test; nil when the end of the whole run says it already.
  private func failure(of test: TestResult) -> String? {
    switch test.verdict {
    case .passed, .interrupted, .unproven: nil
    case .notRun, .skipped: "It did not run."
    case .failed:
      test.failures.first?.description
        ?? "It started \(test.starts) times, and ended with \(test.ends)."
    }
  }

  private func quote(_ test: TestResult) -> String { "'\(test.name)'" }

  private func finding(_ sentence: String, _ test: TestResult) -> Finding {
    Finding(sentence, at: test.location)
  }
}
