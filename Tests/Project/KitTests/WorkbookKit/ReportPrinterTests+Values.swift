import Foundation
import SnapshotSupport
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

extension ReportPrinterTests {
  @Test func `On a narrow terminal no prose is longer than a line`() async throws {
    try await LearnerSample.with { workbook in
      let found = "[all, of, these, people, and, many, more, of, them]"
      let lines = page(width: 40).problem(of: try report(workbook, found))
        .flatMap(\.lines)
      expect(lines, equalsSnapshot: "problem-narrow")
      #expect(lines.filter { !$0.contains("/") }.allSatisfy { $0.count <= 40 })
    }
  }

  @Test func `What was found cannot steer the terminal either`() async throws {
    try await LearnerSample.with { workbook in
      let found = #"a\u001b[2Jb\u202ec"#
      let lines = page(width: 80).problem(of: try report(workbook, found))
      #expect(lines.contains { $0.hasSuffix(#" a\u{1B}[2Jb\u{202E}c"#) })
    }
  }

  /// A rule, and below it the messages and values, as an event stream has them.
  private static let words =
    ["Rule: name the world first.", "After     greet()", #"          name(\"Anna\")"#]
    + [
      #"          /w/A.swift:3: error: no error\u001b[2J"#, "Expected  names == []",
      "Found     nil",
    ]

  @Test func `The messages that led to a failure stand between its rule and its values`()
    async throws
  {
    try await LearnerSample.with { workbook in
      let rule = Self.words.joined(separator: #"\n"#)
      let judged = try report(workbook, "[]", rule: rule)
      expect(page(width: nil).problem(of: judged), equalsSnapshot: "problem-after-messages")
      let exercise = try #require(judged.next)
      let failure = try #require(exercise.failure)
      expect(page(width: 40).stillRed(exercise, failure), equalsSnapshot: "still-red-narrow")
      let editor = ReportPrinter(console: page(width: nil).console, marksPlaces: true)
      let places = editor.problem(of: judged).flatMap(\.lines).filter { !$0.hasPrefix(" ") }
      #expect(places.filter { $0.contains("error:") }.count == 1)

      let encoded = String(decoding: try JSONEncoder().encode(failure), as: UTF8.self)
      #expect(encoded.contains(#""story":["greet()","#))
      let other = try report(workbook, "[]").next?.failure
      #expect(!String(decoding: try JSONEncoder().encode(other), as: UTF8.self).contains("story"))
    }
  }

  @Test func `A value that is too long to read is cut`() async throws {
    try await LearnerSample.with { workbook in
      let found = String(repeating: "x", count: 1_000)
      let lines = page(width: nil).problem(of: try report(workbook, found))
      let texts = lines.filter { $0.contains("x … (") }
      #expect(texts.map(\.count).allSatisfy { $0 < 240 })
      #expect(texts.count == 1)
    }
  }

  @Test func `Types that were taken apart are shown before and now`() async throws {
    try await LearnerSample.with { workbook in
      let before = ["struct Shop {", "let till: Till", "}", "struct Till {}"]
      let now = ["struct Shop {", "}", "struct Purse {}"]
      let printer = page(width: nil)
      let lines = printer.lines(
        of: SizeComparison(
          before: [before.joined(separator: "\n")], now: [now.joined(separator: "\n")]))
      expect(lines, equalsSnapshot: "sizes")
      #expect(printer.lines(of: SizeComparison(before: before, now: before)).isEmpty)
    }
  }
}
