import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SandboxTests {
  /// The one that every system has, without a change of the user, which only root can make.
  private let limitsOnly = Sandbox(kind: .limitsOnly, changesUser: false)
  private let workbook: Workbook

  init() throws { workbook = try Workbook.ofTheseTests }

  @Test func `Code gets the variables for a Mac's libraries, and no others of the tool's`()
    async throws
  {
    for sandbox in [limitsOnly, try await Sandbox.strictest(for: workbook)] {
      let outcome = try await run(
        ["/usr/bin/env"], in: sandbox,
        environment: ["DYLD_LIBRARY_PATH": "theirs", "TMPDIR": "ours"])

      let names = outcome.output.lines.compactMap { $0.split(separator: "=").first }.sorted()
      #expect(!outcome.output.contains("ours"))
      #expect(outcome.output.contains("DYLD_LIBRARY_PATH=theirs\n"))
      #expect(
        names == [
          "CLASSROOM_SANDBOX", "DYLD_LIBRARY_PATH", "HOME", "LANG", "MALLOC_ARENA_MAX", "PATH",
          "SWIFT_BACKTRACE", "TMPDIR",
        ])
    }
  }

  @Test func `Code that kills its parent ends with that signal, and the tool goes on`()
    async throws
  {
    let outcome = try await run(
      ["/bin/sh", "-c", "kill -KILL $PPID; sleep 600"], in: limitsOnly)

    #expect(outcome.ending == .signalled(SIGKILL))
  }

  @Test func `A crash is told with its signal`() async throws {
    let outcome = try await run(["/bin/sh", "-c", "kill -ILL $$"], in: limitsOnly)

    #expect(outcome.ending == .signalled(SIGILL))
  }

  private func run(
    _ words: [String], in sandbox: Sandbox, environment: [String: String] = [:]
  ) async throws -> Subprocess.Outcome {
    try await withTemporaryFolder { folder in
      let program = Subprocess(
        program: words[0], arguments: Array(words.dropFirst()), folder: folder,
        environment: environment)
      return try await sandbox.runner(runtime: "/usr/lib", code: "/usr/lib")(
        program, folder.appending(path: "events"))
    }
  }
}
