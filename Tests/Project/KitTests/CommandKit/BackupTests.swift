import Foundation
import Synchronization
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

struct BackupTests {
  private let console = RecordedConsole()
  private let presenter = LearnerSample.presenter
  private let backups = ".workbook/backups"

  @Test(arguments: [["reset", "1", "--yes"], ["reset", "1.2", "--yes"]])
  func `The way back is printed before the first file is changed`(line: [String]) async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("return []", with: "return [\"Anna\"]", in: presenter)
      let mine = workbook.text(of: presenter)
      let whenPrinted = Mutex<String?>(nil)
      let console = Console(
        output: { text in
          guard text.hasPrefix("To restore them: ") else { return }
          whenPrinted.withLock { $0 = workbook.text(of: presenter) }
        }, errors: { _ in })
      let place = ["--package-path", workbook.root.path]
      #expect(await Tool.workbook.run(line + place, console: console) == .done)
      #expect(whenPrinted.withLock { $0 } == mine)
      #expect(workbook.text(of: presenter) != mine)
    }
  }

  @Test func `Where nothing is kept, no copy is promised`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.remove("Exercises")
      #expect(await console.run(["reset", "1", "--yes"], in: workbook) == .done)
      #expect(workbook.exists(presenter))
      #expect(!console.output.contains("kept"))
      #expect(!console.output.contains("bring them back"))
      #expect(!workbook.exists(backups))
    }
  }

  @Test func `A copy that fails leaves nothing behind`() async throws {
    try await LearnerSample.with { workbook in
      let error = #expect(throws: WorkbookError.self) {
        // The folder cannot be copied to where the file's copy is.
        try Backup(of: [presenter, "Exercises/Chapter1HelloWorld/Hello"], in: workbook)
      }
      #expect(error?.description.contains("could not be copied, so nothing was changed") == true)
      #expect(workbook.files(below: backups).isEmpty)
    }
  }

  @Test func `Where no copy can be made, nothing is changed`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("return []", with: "return [\"Anna\"]", in: presenter)
      let mine = workbook.text(of: presenter)
      try workbook.write("in the way", to: ".workbook")
      #expect(await console.run(["reset", "1.2", "--yes"], in: workbook) == .workLeft)
      #expect(
        console.errors == """
          Error: Your files could not be copied, so nothing was changed. \
          \(workbook.url(".workbook").path) is a file, but it should be a folder. \
          Move it to another place, and type the command again.

          """)
      #expect(!console.output.contains("kept in"))
      #expect(workbook.text(of: presenter) == mine)
      #expect(workbook.text(of: ".workbook") == "in the way")
    }
  }
}
