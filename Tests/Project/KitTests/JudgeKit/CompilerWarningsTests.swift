import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

struct CompilerWarningsTests {
  private let root = URL(filePath: "/book")

  @Test func `A warning stays until its file is compiled again`() {
    var warnings = CompilerWarnings()
    let first = """
      /book/a.swift:1:5: warning: old
      /book/b.swift:2:5: warning: kept
      warning: of no file

      """
    warnings.add(from: first)
    // What depends on a changed file is compiled again, and warned of again.
    warnings.forget(["/book/a.swift"])
    warnings.add(from: "/book/a.swift:3:1: warning: new\n/book/b.swift:2:5: warning: kept\n")
    let found = warnings.diagnostics(root: root)
    #expect(found.map(\.message) == ["kept", "new"])
    #expect(
      found.map(\.location) == [
        FileLocation(file: "b.swift", line: 2), FileLocation(file: "a.swift", line: 3),
      ])
  }

  @Test func `A warning that is printed for each file that uses its place is kept once`() throws {
    let line = "/book/a.swift:1:5: warning: old\n"
    var (once, often) = (CompilerWarnings(), CompilerWarnings())
    once.add(from: line)
    for _ in 0..<2 { often.add(from: line + line) }
    let encoder = JSONEncoder()
    #expect(try encoder.encode(often) == encoder.encode(once))
  }
}
