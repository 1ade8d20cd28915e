import CourseKit
import Testing

@testable import CommandKit
@testable import WorkbookKit

/// An exercise file that is there, but is no text.
struct MalformedFileTests {
  private let console = RecordedConsole()
  private let presenter = LearnerSample.presenter

  @Test(arguments: MalformedFile.allCases, [["reset", "1.2"], ["start", "1.2"]])
  func `It is called what it is, and left alone`(odd: MalformedFile, line: [String]) async throws {
    try await LearnerSample.with { workbook in
      try odd.replace(presenter, in: workbook)
      #expect(await console.run(line, in: workbook, answer: "y") == .workLeft)
      #expect(console.errors.contains("\(presenter) \(odd.name)"))
      #expect(!console.errors.contains("missing"))
      #expect(!console.errors.contains("git"))
      #expect(odd.stands(at: presenter, in: workbook))
    }
  }

  @Test(arguments: [true, false])
  func `A file that is gone or empty is brought back from git, or begun again`(
    isEmpty: Bool
  ) async throws {
    try await LearnerSample.with { workbook in
      if isEmpty { try workbook.write("", to: presenter) } else { try workbook.remove(presenter) }
      #expect(await console.run(["reset", "1.2"], in: workbook) == .workLeft)
      #expect(
        console.errors.contains("The file is \(isEmpty ? "empty" : "missing"). To reset it:"))
      #expect(console.errors.hasSuffix(" swift run workbook reset \(presenter)\n"))
      #expect(!console.errors.contains("git"))
      try await workbook.commit()
      let withGit = RecordedConsole()
      #expect(await withGit.run(["reset", "1.2"], in: workbook) == .workLeft)
      #expect(withGit.errors.hasSuffix("To restore it: git checkout HEAD -- \(presenter)\n"))
    }
  }

  @Test(arguments: MalformedFile.allCases)
  func `The doctor calls it what it is, and would not overwrite it`(odd: MalformedFile) async throws
  {
    try await LearnerSample.with { workbook in
      try odd.replace(presenter, in: workbook)
      #expect(await console.run(["doctor"], in: workbook) == .workLeft)
      #expect(console.output.contains("\(presenter) \(odd.name)"))
      let commands = console.output.split(separator: "\n").filter { $0.contains("git checkout") }
      #expect(!commands.contains { $0.contains(presenter) })
    }
  }

  @Test(arguments: MalformedFile.allCases)
  func `A chapter's reset replaces it, and the printed command brings it back`(
    odd: MalformedFile
  ) async throws {
    try await LearnerSample.with { workbook in
      let starter = workbook.text(of: presenter)
      try odd.replace(presenter, in: workbook)
      #expect(await console.run(["reset", "1", "--yes"], in: workbook) == .done)
      #expect(workbook.text(of: presenter) == starter)
      #expect(workbook.files(below: "Exercises").count == 2)
      try await console.restore()
      #expect(odd.stands(at: presenter, in: workbook))
    }
  }

  @Test func `A file in a folder's place comes back, too`() async throws {
    let folder = "Exercises/Chapter1HelloWorld/Hello"
    try await LearnerSample.with { workbook in
      try workbook.remove(folder)
      try workbook.write("mine", to: folder)
      #expect(await console.run(["reset", "1", "--yes"], in: workbook) == .done)
      #expect(workbook.text(of: presenter)?.contains("TODO: 1.1") == true)
      try await console.restore()
      #expect(workbook.text(of: folder) == "mine")
    }
  }
}
