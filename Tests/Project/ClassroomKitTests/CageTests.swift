import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct CageTests {
  /// The one that every system has, without a change of the user, which only root can make.
  private let watchdog = Cage(kind: .watchdog, changesUser: false)
  private let workbook: Workbook

  init() throws { workbook = try Workbook.around(CorpusSubmission.folder) }

  @Test
  func
    `Code gets the variables for a Mac's libraries and for the control, and no others of the tool's`()
    async throws
  {
    for cage in [watchdog, try await Cage.strictest(for: workbook)] {
      let outcome = try await run(
        ["/usr/bin/env"], in: cage,
        environment: [
          "DYLD_LIBRARY_PATH": "theirs", "CONTROL_WORD": "word 3", "TMPDIR": "ours",
        ])

      let names = outcome.output.lines.compactMap { $0.split(separator: "=").first }.sorted()
      #expect(!outcome.output.contains("ours"))
      #expect(outcome.output.contains("DYLD_LIBRARY_PATH=theirs\n"))
      #expect(
        names == [
          "CLASSROOM_CELL", "CONTROL_WORD", "DYLD_LIBRARY_PATH", "HOME", "LANG", "MALLOC_ARENA_MAX",
          "PATH",
          "SWIFT_BACKTRACE", "TMPDIR",
        ])
    }
  }

  @Test func `Code that kills its parent is said to have crashed, and the tool goes on`()
    async throws
  {
    let outcome = try await run(
      ["/bin/sh", "-c", "kill -KILL $PPID; sleep 600"], in: watchdog)

    #expect(outcome.ending == .signalled(SIGKILL))
  }

  @Test func `A crash is told with its signal`() async throws {
    let outcome = try await run(["/bin/sh", "-c", "kill -ILL $$"], in: watchdog)

    #expect(outcome.ending == .signalled(SIGILL))
  }

  private func run(
    _ words: [String], in cage: Cage, environment: [String: String] = [:]
  ) async throws -> Subprocess.Outcome {
    try await withTemporaryFolder { folder in
      let program = Subprocess(
        program: words[0], arguments: Array(words.dropFirst()), folder: folder,
        environment: environment)
      return try await cage.runner(runtime: "/usr/lib")(program, folder.appending(path: "events"))
    }
  }
}
