import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// Output that cannot be written; each test has a process of its own to lose it in.
struct BrokenOutputTests {
  @Test func `A device that takes nothing ends the tool with a sentence`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      // It is open, and cannot be written: so on every system, as `/dev/full` is on Linux alone.
      dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
      exit(await Tool.workbook.run(["--help"]))
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("Error: The output cannot be written: Bad file descriptor.\n"))
  }

  @Test func `A closed output ends the tool with a sentence`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      close(STDOUT_FILENO)
      exit(await Tool.workbook.run(["--help"]))
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // The reason is another when the system has put something in its place meanwhile.
    #expect(errors.contains(/^Error: The output cannot be written: [A-Z][a-z ]+\.\n$/))
  }

  @Test func `A pipe without a reader ends the tool without a word`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      exit(await Tool.workbook.run(["--help"]))
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!errors.contains("Error"))
  }

  @Test func `Errors that cannot be written change nothing else`() async throws {
    await #expect(processExitsWith: .exitCode(64)) {
      close(STDERR_FILENO)
      exit(await Tool.workbook.run(["xyzzy"]))
    }
  }

  @Test func `No learner's file is changed when the way back can't be printed`() async throws {
    await #expect(processExitsWith: .exitCode(0)) {
      try await LearnerSample.with { workbook in
        try workbook.replace("return []", with: "return [\"Anna\"]", in: LearnerSample.presenter)
        let mine = workbook.text(of: LearnerSample.presenter)
        dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
        let line = ["reset", "1", "--yes", "--package-path", workbook.root.path]
        let code = await Tool.workbook.run(line)
        try #require(code == 1 && workbook.text(of: LearnerSample.presenter) == mine)
      }
      exit(0)
    }
  }
}
