import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

/// The files for VS Code against what the companion prints.
struct EditorFilesTests {
  private let workbook: Workbook

  init() throws { workbook = try Workbook.around(URL(filePath: #filePath)) }

  private func objects(in file: String, _ key: String) throws -> [[String: Any]] {
    let data = try Data(contentsOf: workbook.url(".vscode/\(file)"))
    let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(whole[key] as? [[String: Any]])
  }

  private var matchers: [[String: Any]] {
    get throws {
      try objects(in: "tasks.json", "tasks").compactMap { $0["problemMatcher"] as? [String: Any] }
    }
  }

  /// What a pattern reads of lines: the texts of its groups.
  private func matches(_ pattern: String, _ lines: [String]) throws -> [[String]] {
    let expression = try NSRegularExpression(pattern: pattern)
    return lines.flatMap(\.lines).compactMap { line in
      let whole = NSRange(line.startIndex..., in: line)
      return expression.firstMatch(in: line, range: whole).map { match in
        (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: line) }
          .map { String(line[$0]) }
      }
    }
  }

  private func problem(marksPlaces: Bool, compiles: Bool) async throws -> [String] {
    try await LearnerSample.with { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let two = Stream.Test("1.2 It names")
      let run = Stream.report([
        two.listed, two.started, two.failed("a == b", rule: #"Rule: name\nthe world."#),
        two.ended("fail"), Stream.runEnded,
      ])
      let output = "/w/\(LearnerSample.presenter):4:1: error: wrong\n"
      let failure = BuildFailure(
        diagnostics: CompilerDiagnostic.all(in: output, root: URL(filePath: "/w")), output: output)
      let exercises = source.exercises.filter { $0.number.index == 2 }
      let reporter = ChapterReporter(source, in: workbook)
      let report =
        compiles
        ? reporter.report(exercises, run: run) : reporter.report(exercises, failure: failure)
      let console = Console(output: { _ in }, errors: { _ in })
      return ReportPrinter(console: console, marksPlaces: marksPlaces)
        .problem(of: report)
    }
  }

  @Test func `A red rule and an error are found at their places, once each`() async throws {
    let place = LearnerSample.presenter
    for matcher in try matchers {
      let form = try #require(matcher["pattern"] as? [String: Any])
      let pattern = try #require(form["regexp"] as? String)
      #expect(
        [form["file"], form["line"], form["severity"], form["message"]] as? [Int] == [1, 2, 3, 4])
      let red = try await problem(marksPlaces: true, compiles: true)
      #expect(try matches(pattern, red) == [[place, "6", "error", "1.2 name the world."]])
      let broken = try await problem(marksPlaces: true, compiles: false)
      #expect(try matches(pattern, broken) == [[place, "4", "error", "wrong"]])
      #expect(try matches(pattern, try await problem(marksPlaces: false, compiles: true)) == [])
    }
    #expect(try matchers.count == 2)
  }

  @Test func `There is an entry for each app`() throws {
    let apps = workbook.chapters.map(\.app)
    let entries = try objects(in: "launch.json", "configurations")
    #expect(entries.compactMap { $0["target"] as? String } == apps)
  }

  @Test func `Each chapter can be chosen for a task`() throws {
    let inputs = try objects(in: "tasks.json", "inputs")
    let choice = try #require(inputs.first { $0["id"] as? String == "chapter" })
    #expect(choice["options"] as? [String] == workbook.chapters.map { "\($0.number)" })
  }
}
