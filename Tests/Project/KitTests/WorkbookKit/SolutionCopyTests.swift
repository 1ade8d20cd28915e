import Foundation
import JudgeKit
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import WorkbookKit

struct SolutionCopyTests {
  private let console = RecordedConsole()

  /// Runs the command in a course with two solved files, of which the exercises leave one out.
  private func withCopy(_ body: (_ workbook: Workbook, _ folder: String) async throws -> Void)
    async throws
  {
    let own = """
      // only in the solution
      struct Row {
        // exercise 1.3: Name it.
        let name: String
        // end 1.3
      }

      """
    let files = ["Solutions/Chapter1HelloWorld/List/Row.swift": own]
    try await LearnerSample.with(adding: files) { workbook in
      try await withTemporaryFolder { temporary in
        try await body(workbook, temporary.appending(path: "Anna's copy").path)
      }
    }
  }

  @Test func `All solutions are written without markers, by their paths`() async throws {
    try await withCopy { workbook, folder in
      #expect(await console.run(["solution", "--all", folder], in: workbook) == .done)
      #expect(console.output == "The solutions are in \(folder): 3 files of all chapters.\n")
      func text(_ path: String) -> String? {
        try? String(contentsOfFile: "\(folder)/Chapter1HelloWorld/\(path)", encoding: .utf8)
      }
      #expect(text("Greeting.swift") == "struct Greeting {}\n")
      #expect(text("List/Row.swift") == "struct Row {\n  let name: String\n}\n")
      #expect(
        text("Hello/HelloPresenter.swift") == """
          final class HelloPresenter {
            func greeting() -> String { "Hello" }

            func names() -> [String] {
              ["World"]
            }
          }

          """)
    }
  }

  @Test func `A folder that has files is left as it is`() async throws {
    try await withCopy { workbook, folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(await console.run(["solution", "--all", folder], in: workbook) == .done)
      let second = RecordedConsole()
      #expect(await second.run(["solution", "--all", folder], in: workbook) == .workLeft)
      #expect(
        second.errors == """
          Error: Nothing was written, because \(folder) exists and is not an empty folder. \
          To write into a new one: swift run workbook solution --all \("\(folder)-2".shellQuoted)

          """)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)-2"))
    }
  }

  @Test func `Without solutions, it says whose copy has them`() async throws {
    try await withCopy { workbook, folder in
      try workbook.write(GivenFiles.text(of: workbook), to: GivenFiles.path)
      try workbook.remove("Solutions")
      let handout = try Workbook(root: workbook.root)
      #expect(await console.run(["solution", "--all", folder], in: handout) == .workLeft)
      #expect(console.errors.contains("Your instructor's copy has it"))
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test func `It takes no exercise beside the folder`() async throws {
    try await withCopy { workbook, folder in
      #expect(await console.run(["solution", "1.1", "--all", folder], in: workbook) == .wrongUsage)
      #expect(console.errors.contains("takes no exercise, but got '1.1'"))
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }
}
