import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CommandKit
@testable import CourseKit

struct SecondGraderTests {
  @Test func `Who grades while another does is told, waits, and can stop waiting`() async throws {
    let workbook = try Workbook.ofTheseTests
    let workers = workbook.url(".build/workbook/classroom")
    try FileManager.default.createDirectory(at: workers, withIntermediateDirectories: true)
    try await withTemporaryFolder { folder in
      // Nothing in it has to be built.
      try "".write(to: folder.appending(path: "ann/notes.txt"))
      let chapters = [try workbook.chapter(named: "1")]
      let place = try ClassFolder(folder, of: chapters, in: workbook)
      let (sentences, said) = AsyncStream.makeStream(of: String.self)
      let grader = Grader(
        workbook: workbook, chapters: chapters, buildSystem: nil,
        sandbox: Sandbox(kind: .limitsOnly, changesUser: false),
        console: Console(output: { _ in }, errors: { said.yield($0) }), isFresh: true)

      try await withLock(on: workers.appending(path: Grader.lock)) {
        let second = Task {
          defer { said.finish() }
          return try await grader.report(on: place)
        }
        var heard: [String] = []
        for await sentence in sentences {
          heard.append(sentence)
          second.cancel()
        }
        #expect(heard == ["Another grading runs in this workbook. Waiting for its end.\n"])
        await #expect(throws: CancellationError.self) { try await second.value }
      }
    }
  }
}
