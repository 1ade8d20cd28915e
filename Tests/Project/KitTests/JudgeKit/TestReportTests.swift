import Foundation
import FailureKit
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct TestReportTests {
  private let one = Stream.Test("1.1 The presenter greets")
  private let two = Stream.Test("1.2 The view shows")

  @Test func `A test passed that started and ended well, in a run that ended`() {
    let report = Stream.report([one.listed, one.started, one.ended("pass"), Stream.runEnded])
    #expect(report.tests.map(\.verdict) == [.passed])
    #expect(report.tests.map(\.name) == ["1.1 The presenter greets"])
    #expect(report.isSuccess)
  }

  @Test func `A failure carries the rule, and what was expected and found`() throws {
    let report = Stream.report([
      one.listed, one.started, one.failed("(rows → []) == [1]", rule: "Rule: show it.\\ndocs/1.md"),
      one.ended("fail"), Stream.runEnded,
    ])
    let issue = try #require(report.tests.first?.failures.first)
    #expect(issue.rule == "Rule: show it.\ndocs/1.md")
    #expect(issue.text.expected == "rows == [1]")
    #expect(issue.text.found == "[]")
    #expect(issue.location == FileLocation(file: "Tests/T.swift", line: 7))
    #expect(report.tests.map(\.verdict) == [.failed])
    #expect(!report.isSuccess)
  }

  @Test func `A comment above an expectation is no rule, and hides nothing`() throws {
    let report = Stream.report([
      one.listed, one.started, one.failed("(rows → []) == [1]", rule: "// One row."),
      one.ended("fail"), Stream.runEnded,
    ])
    let failure = TestFailure(try #require(report.tests.first))
    #expect(failure.rule == nil)
    #expect(failure.expected == "rows == [1]")
    #expect(failure.found == "[]")
    #expect(failure.comment == "One row.")
  }

  @Test func `What the library quotes of a file has line feeds, whatever the file has`() {
    let test = Stream.Test("1.1 It asks")
    func failures(_ ending: String) -> [TestIssue] {
      let failed = test.failed("a ==\(ending)  b", rule: "Rule: ask.\(ending)docs/1.md, 1.1")
      return Stream.report([test.listed, test.started, failed]).tests[0].failures
    }
    #expect(failures("\\r\\n") == failures("\\n"))
    #expect(failures("\\r\\n").first?.text.expected == "a ==\n  b")
  }

  @Test func `A crash is the fault of the test that was running, and proves nothing for others`() {
    let report = Stream.report(
      [one.listed, two.listed, one.started, one.ended("pass"), two.started],
      ending: .signalled(4))
    #expect(report.interruptedTest?.name == "1.2 The view shows")
    #expect(report.tests.map(\.verdict) == [.unproven, .interrupted])
    #expect(!report.isSuccess)
  }

  @Test func `A stream may be cut anywhere`() {
    let whole = [one.listed, one.started, one.ended("pass"), Stream.runEnded]
      .joined(separator: "\n")
    for length in 0..<whole.utf8.count {
      let report = Stream.report(cut: Data(whole.utf8.prefix(length)))
      #expect(!report.isSuccess, "cut after \(length) bytes")
    }
  }

  @Test(arguments: ["fail", "skip", "warning", ""])
  func `A test that ended otherwise did not pass`(symbol: String) {
    let report = Stream.report([one.listed, one.started, one.ended(symbol), Stream.runEnded])
    #expect(report.tests.map(\.verdict) == [.failed])
  }

  @Test func `A test that ended twice did not pass`() {
    let end = one.ended("pass")
    let report = Stream.report([one.listed, one.started, end, end, Stream.runEnded])
    #expect(!report.isSuccess)
  }

  @Test func `A test that recorded a failure did not pass, however it ended`() {
    let report = Stream.report([
      one.listed, one.started, one.failed("a == b", rule: "Rule: so."), one.ended("pass"),
      Stream.runEnded,
    ])
    #expect(!report.isSuccess)
  }

  @Test func `A run that matched nothing is no pass`() {
    #expect(!Stream.report([Stream.runEnded], ending: .exited(69)).isSuccess)
  }

  @Test(arguments: [.exited(1), .signalled(4), .timedOut] as [Subprocess.Ending])
  func `A run that says it ended well, and did not, is no pass`(ending: Subprocess.Ending) {
    let stream = [one.listed, one.started, one.ended("pass"), Stream.runEnded]
    #expect(Stream.report(stream).isSuccess)
    let report = Stream.report(stream, ending: ending)
    #expect(!report.hasEnded)
    #expect(report.tests.map(\.verdict) == [.unproven])
  }

  @Test func `A failed test is not forgotten when it is listed again`() {
    let report = Stream.report([
      one.listed, one.started, one.failed("a == b", rule: "Rule: so."), one.ended("fail"),
      one.listed, one.started, one.ended("pass"), Stream.runEnded,
    ])
    #expect(report.tests.map(\.verdict) == [.failed])
  }

  @Test func `A test that never started is told last`() {
    let report = Stream.report([
      two.listed, one.listed, one.started, one.ended("pass"), Stream.runEnded,
    ])
    #expect(report.tests.map(\.verdict) == [.passed, .notRun])
    #expect(!report.isSuccess)
  }

  @Test func `A failure outside every test is no pass`() {
    let stray = one.failed("a == b", rule: "Rule: so.").replacing("testID", with: "nobody")
    let report = Stream.report([
      one.listed, one.started, one.ended("pass"), stray, Stream.runEnded,
    ])
    #expect(report.failuresOutsideTests.count == 1)
    #expect(!report.isSuccess)
  }
}
