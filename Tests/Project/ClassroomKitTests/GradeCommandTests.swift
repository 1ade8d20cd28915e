import Foundation
import JudgeKit
import Synchronization
import Testing

@testable import ClassroomKit
@testable import CommandKit
@testable import CourseKit

struct GradeCommandTests {
  /// The workbook that these tests belong to.
  private let course: Workbook

  init() throws { course = try Workbook.ofTheseTests }

  /// Runs the tool.
  ///
  /// - Parameter workbook: Its folder; nil for that of the course.
  private func run(
    _ arguments: [String], in workbook: URL? = nil
  ) async -> (code: ExitCode, output: String, errors: String) {
    let output = Mutex("")
    let errors = Mutex("")
    let console = Console(
      output: { text in output.withLock { $0 += text } },
      errors: { text in errors.withLock { $0 += text } })
    let code = await Tool.classroom.run(
      arguments + ["--package-path", (workbook ?? course.root).path], console: console)
    return (code, output.withLock { $0 }, errors.withLock { $0 })
  }

  @Test(
    arguments: [
      (["grade"], "takes one folder"), (["grade", "a", "b"], "takes one folder"),
      (["grade", "a", "--sandbox", "zoo"], "Unknown sandbox 'zoo'"),
      (["grade", "a", "--chapter", "99"], "Unknown chapter '99'"),
      (["grade", "a", "--chapter", "one"], "There are 1, 2, 3, 4, 5, 6, 7."),
      (["grade", "a", "--chapter", "1,,2"], "Unknown chapter ''"),
      (["grade", "a", "--key", "b"], "'--key' needs '--anonymous'"),
      (["grade", "a", "--json", "--csv"], "Choose '--json' or '--csv'"),
      (["merge"], "takes reports"),
      (["grade", "a", "1"], "Did you mean '--chapter 1'?"),
      (["grade", "a", "--csv", "b.csv"], "Type '--csv > b.csv'."),
      (["grade", "--json", "b.json", "a"], "Type '--json > b.json'."),
      (["merge", "a.json", "--csv", "b.csv"], "Type '--csv > b.csv'."),
      (["grade", "a", "--html", "/tmp"], "Name a file, as in '--html report.html'."),
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
      #expect(result.errors.contains("Each submission has to be a folder in it."))
    }
  }

  @Test(arguments: [
    (["grade", "/no/such/class"], "There is no folder /no/such/class."),
    (
      ["grade", #filePath],
      "GradeCommandTests.swift is a file."
    ),
    (["merge", "/no/such/report.json"], "There is no file /no/such/report.json."),
  ])
  func `What is not there, or is something else, is named`(
    arguments: [String], sentence: String
  ) async {
    let result = await run(arguments)
    #expect(result.code == .workLeft)
    #expect(result.errors.contains(sentence))
    #expect(!result.errors.contains("doctor"))
  }

  @Test
  func `A folder in which no submission has the chapter is doubted, and does not count as done`()
    async throws
  {
    try await withClass { folder, workbook in
      try "".write(to: folder.appending(path: "ada/Exercises/Chapter2ItemDetail/Item.swift"))
      try "".write(to: folder.appending(path: "__MACOSX/bob/Exercises/Chapter1PostList/._A.swift"))
      let result = await run(["grade", folder.path, "--chapter", "1"], in: workbook)
      #expect(result.code == .workLeft)
      #expect(
        result.errors
          == "The only folder in \(folder.path) does not have Exercises/Chapter1PostList."
          + " Is this the folder of the class?\n")
      #expect(result.output.hasPrefix("ada  ––––––––––  0/10\n\n"))
    }
  }

  @Test func `A folder that is one submission is no class`() async throws {
    try await withTemporaryFolder { folder in
      try "".write(to: folder.appending(path: "Exercises/Chapter1PostList/Post.swift"))
      let result = await run(["grade", folder.path])
      #expect(result.code == .workLeft)
      #expect(result.errors.contains("looks like one submission, because it contains Exercises."))
    }
  }

  @Test func `What lies beside the submissions is named, and in the report as well`() async throws {
    try await withClass { folder, workbook in
      try "".write(to: folder.appending(path: "ada/notes.txt"))
      try "".write(to: folder.appending(path: "ada.tgz"))
      try "".write(to: folder.appending(path: "grades\u{1B}.csv"))
      try "".write(to: folder.appending(path: ".hidden"))
      let page = workbook.appending(path: "report.html")
      let result = await run(
        ["grade", folder.path, "--chapter", "1", "--html", page.path], in: workbook)
      #expect(
        result.errors.hasPrefix("Not graded, because it is not a folder: grades\\u{1B}.csv\n"))
      #expect(
        try String(contentsOf: page, encoding: .utf8)
          .contains("Ignored, because it is not a folder: grades\\u{1B}.csv."))

      let anonymous = await run(
        ["grade", folder.path, "--chapter", "1", "--anonymous", "--html", page.path], in: workbook)
      #expect(anonymous.errors.hasPrefix("Not graded, because it is not a folder: 1 in all\n"))
      #expect(!(try String(contentsOf: page, encoding: .utf8).contains("grades")))
    }
  }
}
