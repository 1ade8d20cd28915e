import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct TreeComparisonTests {
  private let first = Stream.Test("1.1 The presenter greets")
  private let second = Stream.Test("1.2 The presenter names the world")
  private let guarding = Stream.Test("A greeting is a value")

  /// Findings where all is well but for what the arguments change.
  private func findings(
    starters: [[String]]? = nil, solutions: [[String]]? = nil,
    ending: Subprocess.Ending = .exited(1), endsStarters: Bool = true
  ) async throws -> [String] {
    let starters = starters ?? [red(first), red(second), green(guarding)]
    let solutions = solutions ?? [green(first), green(second), green(guarding)]
    return try await Sample.with { workbook in
      TreeComparison(
        source: try ChapterSource(Sample.chapter, in: workbook),
        starters: Stream.report(
          starters.flatMap(\.self) + (endsStarters ? [Stream.runEnded] : []), ending: ending),
        solutions: Stream.report(solutions.flatMap(\.self) + [Stream.runEnded])
      ).findings.map(\.sentence)
    }
  }

  private func green(_ test: Stream.Test) -> [String] {
    [test.listed, test.started, test.ended("pass")]
  }

  private func red(_ test: Stream.Test, rule: String? = "Rule: do it.") -> [String] {
    [test.listed, test.started, test.failed("a == b", rule: rule), test.ended("fail")]
  }

  @Test func `Fair tests leave nothing to find`() async throws {
    #expect(try await findings().isEmpty)
  }

  @Test func `A numbered test that a starter passes`() async throws {
    #expect(
      try await findings(starters: [green(first), red(second)]) == [
        "'1.1 The presenter greets' passes on the starter, so it asks for nothing."
      ])
  }

  @Test(arguments: [nil, "Note: do it."])
  func `A failure without a rule`(comment: String?) async throws {
    #expect(
      try await findings(starters: [red(first, rule: comment), red(second)]) == [
        "'1.1 The presenter greets' fails without a rule."
          + " Give the expectation a comment that begins with 'Rule:'."
          + (comment.map { "\n\($0)" } ?? "") + "\nExpected  a == b"
      ])
  }

  @Test func `A starter that crashes`() async throws {
    let starters = [red(first), [second.listed, second.started]]
    #expect(
      try await findings(starters: starters, ending: .signalled(4), endsStarters: false) == [
        "On Exercises, '1.2 The presenter names the world' crashed (signal 4)."
      ])
  }

  @Test func `A guard that a starter fails`() async throws {
    #expect(
      try await findings(starters: [red(first), red(second), red(guarding)]) == [
        "'A greeting is a value' has no number, so the starter must pass it."
          + "\nRule: do it.\nExpected  a == b"
      ])
  }

  @Test func `A solution that a test rejects`() async throws {
    #expect(
      try await findings(solutions: [green(first), red(second)]) == [
        "'1.2 The presenter names the world' is not green on the solution."
          + "\nRule: do it.\nExpected  a == b"
      ])
  }

  @Test func `An exercise without a test`() async throws {
    #expect(
      try await findings(starters: [red(first)], solutions: [green(first)]) == [
        "Exercise 1.2 has no test. Begin a test's name with '1.2 '."
      ])
  }

  @Test func `A number without an exercise`() async throws {
    let third = Stream.Test("1.3 The view shows")
    #expect(
      try await findings(
        starters: [red(first), red(second), red(third)],
        solutions: [green(first), green(second), green(third)])
        == ["'1.3 The view shows' has the number of no exercise."])
  }

  @Test func `A run in which nothing ran`() async throws {
    #expect(
      try await findings(starters: []).contains(
        "Chapter1HelloWorldTests has no tests that ran on Exercises."))
  }
}
