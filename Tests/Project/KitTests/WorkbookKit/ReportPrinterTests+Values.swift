import SnapshotSupport
import Testing

@testable import CourseKit
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

  @Test func `A value that is too long to read is cut`() async throws {
    try await LearnerSample.with { workbook in
      let found = String(repeating: "x", count: 1_000)
      let lines = page(width: nil).problem(of: try report(workbook, found))
      let texts = lines.filter { $0.hasSuffix("x …") }
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
