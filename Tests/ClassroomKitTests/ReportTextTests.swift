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
}
