import CourseKit
import Foundation
import JudgeKit
import Testing

@testable import CommandKit
@testable import VerifyKit

/// A run of the maintainers' tool while another one uses the copies of the same workbook.
struct SecondVerifyTests {
  @Test(arguments: [["check", "--only", "links"], ["record"]])
  func `It waits, says so, and changes nothing`(line: [String]) async throws {
    try await Sample.with { workbook in
      let lock = workbook.url(Invocation.trialsLock)
      try FileManager.default.createDirectory(
        at: lock.deletingLastPathComponent(), withIntermediateDirectories: true)
      let (sentences, said) = AsyncStream.makeStream(of: String.self)
      let console = Console(output: { said.yield($0) }, errors: { said.yield($0) })
      try await withLock(on: lock) {
        let second = Task {
          defer { said.finish() }
          let root = ["--package-path", workbook.root.path]
          return await Tool.verify.run(line + root, console: console)
        }
        var heard: [String] = []
        for await sentence in sentences {
          heard.append(sentence)
          second.cancel()
        }
        #expect(heard.first == "Another run of verify uses this workbook. Waiting for its end.\n")
        #expect(await second.value != .done)
      }
    }
  }
}
