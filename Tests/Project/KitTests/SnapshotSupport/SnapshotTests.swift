import Foundation
import Testing

@testable import CourseKit
@testable import SnapshotSupport

struct SnapshotTests {
  private let snapshot = Snapshot(suite: "SnapshotTests", name: "greeting")

  @Test func `What differs first is shown, with the command that accepts it`() {
    #expect(snapshot.complaint(about: "Hello,\nworld!\nGoodbye.\n") == nil)
    #expect(
      snapshot.complaint(about: "Hello,\nKim!\nGoodbye.\n") == """
        \(snapshot.path):2 differs.
        - world!
        + Kim!
        If the output is right, type:
        SNAPSHOTS=write MAINTAINER=1 WORKBOOK=solutions swift test --filter SnapshotTests
        """)
  }

  @Test func `A snapshot that is missing is told, even if nothing was printed`() {
    let missing = Snapshot(suite: "SnapshotTests", name: "missing")
    #expect(missing.complaint(about: "")?.hasPrefix("There is no \(missing.path).") == true)
  }

  @Test func `Each snapshot is named by a test of its suite`() throws {
    let course = try Workbook.around(URL(filePath: #filePath))
    let tests = course.files(below: "Tests/Project").filter { $0.hasSuffix(".swift") }
    for path in course.files(below: Snapshot.folder) {
      let words = path.dropLast(".txt".count).split(separator: "/")
      let isNamed = tests.filter { $0.contains("/\(words[0])") }.contains {
        course.text(of: "Tests/Project/\($0)")?.contains("\"\(words[1])\"") == true
      }
      #expect(isNamed, "No test uses \(path). Delete it.")
    }
  }
}
