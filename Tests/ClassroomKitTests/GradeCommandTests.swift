import Foundation
import JudgeKit
import Synchronization
import Testing

@testable import ClassroomKit
@testable import CourseKit
@testable import WorkbookKit

struct GradeCommandTests {
  /// Runs the tool in the workbook that these tests belong to.
  private func run(_ arguments: [String]) async -> (code: ExitCode, errors: String) {
    let errors = Mutex("")
    let workbook = CorpusSubmission.folder.path
    let console = Console(
      output: { _ in }, errors: { text in errors.withLock { $0 += text } })
    let code = await Tool.classroom.run(
      arguments + ["--package-path", "\(workbook)/../../.."], console: console)
    return (code, errors.withLock { $0 })
  }

  @Test(
    arguments: [
      (["grade"], "wants one folder"), (["grade", "a", "b"], "wants one folder"),
      (["grade", "a", "--cage", "zoo"], "Unknown cage 'zoo'"),
      (["grade", "a", "--chapter", "99"], "Unknown chapter '99'"),
      (["grade", "a", "--chapter", "one"], "There are 1, 2, 3, 4, 5, 6."),
      (["grade", "a", "--chapter", "1,,2"], "Unknown chapter ''"),
      (["grade", "a", "--key", "b"], "'--key' goes with '--anonymous'"),
      (["grade", "a", "--json", "--csv"], "Choose '--json' or '--csv'"),
      (["merge"], "wants reports"),
    ])
  func `A command line that cannot be understood is refused before anything runs`(
    arguments: [String], sentence: String
  ) async {
    let result = await run(arguments)
    #expect(result.code == .wrongUsage)
    #expect(result.errors.contains(sentence))
  }

  @Test func `A folder without submissions says what was looked for`() async throws {
    try await withTemporaryFolder { folder in
      let result = await run(["grade", folder.path])
      #expect(result.code == .workLeft)
      #expect(result.errors.contains("Each folder in it is one submission."))
    }
  }

  @Test func `A folder that is not there is named`() async {
    let result = await run(["grade", "/no/such/class"])
    #expect(result.code == .workLeft)
    #expect(result.errors.contains("/no/such/class"))
  }

  @Test func `A folder that is one submission is no class`() async throws {
    try await withTemporaryFolder { folder in
      try "".write(to: folder.appending(path: "Exercises/Chapter1PostList/Post.swift"))
      let result = await run(["grade", folder.path])
      #expect(result.code == .workLeft)
      #expect(result.errors.contains("looks like one submission, for it holds Exercises."))
    }
  }

  @Test func `What lies beside the submissions is named`() async throws {
    try await withTemporaryFolder { folder in
      try "".write(to: folder.appending(path: "grades\u{1B}.csv"))
      try "".write(to: folder.appending(path: ".hidden"))
      let result = await run(["grade", folder.path])
      #expect(result.errors.contains("No folder, and left out: grades\\u{1B}.csv\n"))
    }
  }
}
