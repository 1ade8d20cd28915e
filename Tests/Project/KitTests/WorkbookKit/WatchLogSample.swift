import Foundation

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// A watched chapter whose saves are told by what the tests find, without running any.
struct WatchLogSample {
  let workbook: Workbook
  let source: ChapterSource
  private(set) var log: WatchLog
  /// All saves, each with what was said after it.
  private(set) var transcript: [String] = []
  /// When the next save is; as a rule a minute after the one before.
  var time = ContinuousClock.now

  static let one = Stream.Test("1.1 The presenter greets")
  static let two = Stream.Test("1.2 The presenter names")
  static let given = Stream.Test("The greeting is given")

  init(_ workbook: Workbook) throws {
    let chapter = Sample.chapter
    self.workbook = workbook
    source = try ChapterSource(chapter, in: workbook)
    let console = Console(output: { _ in }, errors: { _ in })
    log = WatchLog(ReportPrinter(console: console), chapter: chapter)
  }

  /// Saves answers of which some tests fail.
  ///
  /// - Parameter failing: The tests that fail, with what each of them finds.
  @discardableResult
  mutating func save(failing: [(test: Stream.Test, found: String)]) -> [String] {
    let tests = [Self.one, Self.two, Self.given]
    let lines = tests.flatMap { test -> [String] in
      let found = failing.first { $0.test.name == test.name }?.found
      let failure = found.map {
        test.failed("(name → \($0)) == world", rule: "Rule: know the world.\\ndocs/1.md")
      }
      return [test.listed, test.started] + [failure].compactMap(\.self)
        + [test.ended(found == nil ? "pass" : "fail")]
    }
    return save(Stream.report(lines + [Stream.runEnded]))
  }

  /// Saves answers whose tests ran as a report says.
  @discardableResult
  mutating func save(_ report: TestReport) -> [String] {
    defer { time += .seconds(60) }
    return tell(ChapterReporter(source, in: workbook).report(source.exercises, run: report))
  }

  /// Saves an answer to an exercise as well.
  ///
  /// - Parameters:
  ///   - answer: The line that is written for it.
  ///   - seconds: How long after the save before.
  @discardableResult
  mutating func save(
    _ answer: String, to exercise: Int, after seconds: Int = 60,
    failing: [(test: Stream.Test, found: String)]
  ) throws -> [String] {
    time += .seconds(seconds - 60)
    let answers = [1: "func greeting() -> String { \"\" }", 2: "return []"]
    guard let starter = answers[exercise] else { return [] }
    try workbook.writeStarters()
    try workbook.replace(starter, with: answer, in: LearnerSample.presenter)
    return save(failing: failing)
  }

  /// Saves code that does not compile.
  @discardableResult
  mutating func save(errors: [String]) -> [String] {
    let file = "Exercises/Chapter1HelloWorld/Mine.swift"
    let output = errors.map { "/w/\(file):3:1: error: \($0)\n" }.joined()
    let failure = BuildFailure(
      diagnostics: CompilerDiagnostic.all(in: output, root: URL(filePath: "/w")), output: output)
    return tell(ChapterReporter(source, in: workbook).report(source.exercises, failure: failure))
  }

  private mutating func tell(_ report: ChapterReport) -> [String] {
    let lines = log.lines(for: report, at: time)
    transcript += ["(saved)"] + lines
    return lines
  }
}
