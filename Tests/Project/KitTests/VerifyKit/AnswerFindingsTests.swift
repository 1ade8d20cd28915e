import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

/// A mistake in exercise 1.1, and what the tests say of it.
struct AnswerFindingsTests {
  private let own = Stream.Test("1.1 It waits")
  private let other = Stream.Test("1.2 It stops")

  private func sentence(
    on lines: [String], ends: Bool = true, ending: Subprocess.Ending = .exited(0)
  ) throws -> String? {
    try sentence(
      on: .success(Stream.report(lines + (ends ? [Stream.runEnded] : []), ending: ending)))
  }

  private func sentence(on outcome: TestOutcome) throws -> String? {
    let mistake = Answer(
      exercise: try #require(ExerciseNumber("1.1")), title: "Hurries", quotation: "wait. Then ask.",
      variant: .solution, races: false, location: FileLocation(file: ListSample.page, line: 3))
    return Check.findings(about: mistake, outcome).first?.sentence
  }

  private func red(_ test: Stream.Test, rule: String) -> [String] {
    [test.listed, test.started, test.failed("a == b", rule: rule), test.ended("fail")]
  }

  private func green(_ test: Stream.Test) -> [String] {
    [test.listed, test.started, test.ended("pass")]
  }

  @Test func `A mistake is caught in the words quoted, over the ends of lines`() throws {
    #expect(try sentence(on: red(own, rule: #"Rule: wait.\nThen ask."#) + green(other)) == nil)
  }

  @Test func `A mistake that is caught in other words`() throws {
    #expect(
      try sentence(on: red(own, rule: "Rule: wait. Then stop.") + green(other))
        == "'1.1 Hurries' is caught, but not in the words quoted."
        + " The tests of the exercise print:\nRule: wait. Then stop.")
  }

  @Test func `A mistake that another rule names first`() throws {
    let lines = [
      own.listed, own.started, own.failed("a == b", rule: "Rule: stop."),
      own.failed("c == d", rule: "Rule: wait. Then ask."), own.ended("fail"),
    ]
    #expect(
      try sentence(on: lines + green(other))
        == "'1.1 Hurries' is caught, but another rule than the one quoted comes first:\nRule: stop."
    )
  }

  @Test func `A mistake that passes`() throws {
    #expect(
      try sentence(on: green(own) + green(other))
        == "'1.1 Hurries' passes every test. Add a test for it, or call it a right answer.")
  }

  @Test func `A mistake that only another exercise catches`() throws {
    #expect(
      try sentence(on: green(own) + red(other, rule: "Rule: wait. Then ask."))
        == "'1.1 Hurries' is caught by no test of exercise 1.1, only by '1.2 It stops'.")
  }

  @Test func `A mistake that crashes, leaves or never ends`() throws {
    func broken(_ ending: Subprocess.Ending) throws -> String? {
      try sentence(on: [own.listed, own.started], ends: false, ending: ending)
    }
    let start = "'1.1 Hurries' must fail by an expectation, but '1.1 It waits'"
    #expect(try broken(.signalled(5)) == "\(start) crashed (signal 5).")
    #expect(try broken(.exited(0)) == "\(start) ended the whole run with exit code 0.")
    #expect(try broken(.timedOut) == "\(start) timed out and was stopped.")
  }

  @Test func `A mistake that does not compile`() throws {
    let output = """
      error: emit-module command failed with exit code 1
      /w/Exercises/A.swift:3:4: error: cannot find 'x' in scope
      """
    let failure = BuildFailure(
      diagnostics: CompilerDiagnostic.all(in: output, root: URL(filePath: "/w")), output: output)
    #expect(
      try sentence(on: .failure(failure))
        == "'1.1 Hurries' does not compile: cannot find 'x' in scope")
  }

  @Test func `With an exercise solved, its tests are green, and no later one`() throws {
    let source = try ListSample.source()
    let exercise = try #require(source.exercises.first)
    func found(_ lines: [String]) -> [String] {
      let outcome = TestOutcome.success(Stream.report(lines + [Stream.runEnded]))
      return Check.findings(about: exercise, of: source.chapter, outcome).map(\.description)
    }
    let start =
      "Solutions/Chapter1List/ListPresenter.swift:8: With the exercises up to 1.1 solved, "
    #expect(found(green(own) + red(other, rule: "Rule: stop.")) == [])
    #expect(
      found(green(own) + green(other))
        == [start + "'1.2 It stops' is green already, so exercise 1.2 asks for nothing."])
    #expect(
      found(red(own, rule: "Rule: wait."))
        == [start + "'1.1 It waits' is still red.\nRule: wait.\nExpected  a == b"])
    #expect(
      found(red(Stream.Test("It is given"), rule: "Rule: wait.")) == [
        start + "'It is given' has no number, and fails all the same."
          + "\nRule: wait.\nExpected  a == b"
      ])
  }
}
