import CourseKit
import Foundation
import JudgeKit
import Testing

@testable import InspectKit

struct TracedAppTests {
  /// A shell script in place of an app.
  private func trace(
    _ script: String, silenceLimit: Duration = TestRun.standardTimeLimit
  ) async throws -> Trace {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "app")
      try Data("#!/bin/sh\n[ \"$1\" = --help ] && exit\n\(script)\n".utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
      let app = TracedApp(
        path: program.path, silentFiles: [], unheardTypes: [],
        stores: folder.appending(path: "stores"))
      return try await app.trace([], input: Data(), silenceLimit: silenceLimit)
    }
  }

  @Test func `An app that loops is stopped, and the learner is told where to look`() async throws {
    let error = await #expect(throws: WorkbookError.self) {
      try await trace("while :; do :; done", silenceLimit: .milliseconds(500))
    }
    #expect("\(try #require(error))".hasPrefix("The traced app did not end. Look for"))
  }

  @Test func `What an app told before it crashed is its trace`() async throws {
    let event = TraceEvent(.message, from: "Shelf", to: "Store", "save()")
    let json = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
    #expect(try await trace("echo '┊ \(json)' >&2; kill -ILL $$").events == [event])
  }
}
