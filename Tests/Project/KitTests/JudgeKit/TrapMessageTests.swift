import CourseKit
import Foundation
import Testing

@testable import JudgeKit

struct TrapMessageTests {
  /// What a crash prints on Linux, shortened.
  private let output = """
    Loading
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      The last steps: start, choose "Water the plants"

    *** Program crashed: Illegal instruction at 0x00007f395a56df7f ***

    Thread 1 "-qos.overcommit" crashed:

      0                 0x00007fe70936df7f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      1 [ra]            0x000055b8f8b4c9c1 ListView.didSelectRow(at:) + 432 in Tests.xctest at /book/Exercises/Chapter1/ListView.swift:20:24
      2 [ra]            0x000055b8f8b4c9c1 ListView.reload() + 43 in Tests.xctest at /book/Exercises/Chapter1/ListView.swift:31:5
      3 [ra]            0x000055b8f8b92783 Phone.choose(_:after:) + 146 in Tests.xctest
    """

  @Test func `A crash names the last line of the chapter's code, and the steps of the test`() {
    let root = URL(filePath: "/book")
    #expect(
      TrapMessage.place(in: output, root: root)
        == FileLocation(file: "Exercises/Chapter1/ListView.swift", line: 20))
    #expect(TrapMessage.place(in: output, root: URL(filePath: "/other")) == nil)
    #expect(TrapMessage.steps(in: output) == #"start, choose "Water the plants""#)
    #expect(TrapMessage.textBefore(in: output) == ["Loading"])
  }
}
