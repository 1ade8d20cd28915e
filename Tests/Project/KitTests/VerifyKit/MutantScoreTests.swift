import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

/// A mutant of exercise 1.1 that leaves its second line out.
struct MutantScoreTests {
  private let own = Stream.Test("1.1 It waits")
  private let other = Stream.Test("1.2 It stops")
  private let place = "Solutions/Chapter1List/ListPresenter.swift:9: "

  private func result(
    on outcome: TestOutcome, harmless: [HarmlessChange] = [], isRight: Bool = false
  ) throws -> CheckResult {
    let source = try MutantSample.source("view?.wait()\nload()")
    let mutant = Mutant(
      region: try #require(source.regions.first), name: "leaves a line out",
      lines: ["    view?.wait()"])
    return MutantScore(
      source: source, mutants: [mutant], harmless: harmless,
      rightAnswers: isRight ? [mutant.variant] : []
    ).result(of: TrialOutcomes([mutant.variant: outcome]))
  }

  private func outcome(
    _ lines: [String], ends: Bool = true, ending: Subprocess.Ending = .exited(0)
  ) -> TestOutcome {
    .success(Stream.report(lines + (ends ? [Stream.runEnded] : []), ending: ending))
  }

  private func red(_ test: Stream.Test, rule: String?) -> [String] {
    [test.listed, test.started, test.failed("a == b", rule: rule), test.ended("fail")]
  }

  private func green(_ test: Stream.Test) -> [String] {
    [test.listed, test.started, test.ended("pass")]
  }

  private func change(_ difference: String) -> HarmlessChange {
    HarmlessChange(
      exercise: nil, heading: "Loads nothing", difference: difference.lines,
      location: FileLocation(file: ListSample.page, line: 3))
  }

  @Test func `A mutant is caught by a rule of its exercise`() throws {
    let (findings, share) = try result(on: outcome(red(own, rule: "Rule: load.") + green(other)))
    #expect(findings == [])
    #expect(share == "1 of 1; 0 harmless; 0 do not compile")
  }

  @Test func `A mutant that no test notices is shown with what it changed`() throws {
    let (findings, share) = try result(on: outcome(green(own) + green(other)))
    #expect(
      findings.map(\.description) == [
        place + "'1.1 leaves a line out' passes every test.\n view?.wait()\n-load()"
      ])
    #expect(share == "0 of 1; 0 harmless; 0 do not compile")
  }

  @Test func `Another exercise's test, a missing rule and a crash catch nothing`() throws {
    func sentence(_ outcome: TestOutcome) throws -> String? {
      try result(on: outcome, harmless: [change("-load()")], isRight: true).findings.first?.sentence
        .lines.first
    }
    let start = "'1.1 leaves a line out'"
    #expect(
      try sentence(outcome(green(own) + red(other, rule: "Rule: stop.")))
        == "\(start) is caught by no test of its exercise. It is caught by '1.2 It stops'.")
    #expect(
      try sentence(outcome(red(own, rule: nil)))
        == "\(start) fails without a rule.")
    #expect(
      try sentence(outcome([own.listed, own.started], ends: false, ending: .signalled(5)))
        == "\(start) breaks no rule of its exercise, but '1.1 It waits' crashed (signal 5).")
    let late = red(own, rule: "Rule: load.") + [other.listed, other.started]
    #expect(try result(on: outcome(late, ends: false, ending: .timedOut)).findings == [])
  }

  @Test func `A mutant that does not compile counts apart`() throws {
    let failure = BuildFailure(diagnostics: [], output: "")
    let (findings, share) = try result(on: .failure(failure))
    #expect(findings == [])
    #expect(share == "0 of 0; 0 harmless; 1 do not compile")
  }

  @Test func `A mutant is harmless when a page says so, or calls it right`() throws {
    let unnoticed = outcome(green(own) + green(other))
    for (findings, share) in [
      try result(on: unnoticed, harmless: [change("-load()")]),
      try result(on: unnoticed, isRight: true),
    ] {
      #expect(findings == [])
      #expect(share == "0 of 0; 1 harmless; 0 do not compile")
    }
  }

  @Test func `A harmless change that is noticed, or that no mutant makes, is found`() throws {
    let caught = outcome(red(own, rule: "Rule: load."))
    let start = "\(ListSample.page):3: 'Loads nothing' "
    #expect(
      try result(on: caught, harmless: [change("-load()")]).findings.map(\.description)
        == [start + "is noticed by a test now. Remove it."])
    for outcome in [caught, .failure(BuildFailure(diagnostics: [], output: ""))] {
      #expect(
        try result(on: outcome, harmless: [change("-wait()")]).findings.map(\.description)
          == [start + "is a change that no mutant makes. Remove it."])
    }
  }
}
