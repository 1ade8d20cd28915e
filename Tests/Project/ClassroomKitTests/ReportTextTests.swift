import ArgumentKit
import Testing

@testable import ClassroomKit

struct ReportTextTests {
  @Test func `A name in wide characters leaves the signs in their column, and so does a long one`()
  {
    let names = ["김민수", "ada", "😀", String(repeating: "긴", count: 20)]
    let rows = ReportText(report: ReportTests.report(names)).lines.prefix(4)
    #expect(rows.map { $0.prefix { !"✔✘".contains($0) }.displayWidth } == [32, 32, 32, 32])
    #expect(rows.first == "김민수\(String(repeating: " ", count: 26))✔✔  2/2")
  }

  @Test func `A long reason is wrapped where the terminal ends, and stays one line in a pipe`() {
    let rule = Array(repeating: "word", count: 30).joined(separator: " ")
    let report = ReportTests.report(rule: rule)
    let reason = { (text: ReportText) in text.lines.filter { $0.contains("word word") } }
    #expect(reason(ReportText(report: report)).count == 1)
    let wrapped = reason(ReportText(report: report, width: 60))
    #expect(wrapped.count == 3 && wrapped.allSatisfy { $0.displayWidth <= 60 })
    #expect(wrapped.dropFirst().allSatisfy { $0.hasPrefix("    word") })
  }
}
