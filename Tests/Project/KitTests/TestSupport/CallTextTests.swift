import Testing

@testable import TestSupport

struct CallTextTests {
  private func text(
    _ found: Int, equals wanted: [String: Int] = [:], file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [String]? {
    CallText(inFile: file, line: line, column: column)?.arguments
  }

  @Test func `The arguments are told as the file has them, on one line`() {
    let argument = text([1, 2].count)
    #expect(argument == ["[1, 2].count"])
    let arguments = text(
      max(1, 2),
      equals: [
        "a, (b": 1
      ])
    #expect(arguments == ["max(1, 2)", "[ \"a, (b\": 1 ]"])
  }

  @Test func `A file that is not there, or was changed, tells nothing`() {
    #expect(CallText(inFile: "/none.swift", line: 1, column: 1) == nil)
    #expect(CallText(inFile: #filePath, line: 1, column: 1) == nil)
    #expect(CallText(inFile: #filePath, line: 100_000, column: 1) == nil)
  }
}
