import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// A course whose files all end their lines as Windows does, or as an old Mac.
struct CarriageReturnTests {
  /// What commands print, and what the learner's file holds after each.
  private func session(
    _ lines: [(tool: Tool, words: [String])], endingLinesWith ending: String
  ) async throws -> (output: [String], files: [String]) {
    try await LearnerSample.with { workbook in
      try workbook.endLines(with: ending)
      var (output, files): ([String], [String]) = ([], [])
      for line in lines {
        let console = RecordedConsole()
        _ = await console.run(line.words, of: line.tool, in: workbook)
        // Where the sample lies, and the date of a copy, differ from run to run.
        let printed = (console.output + console.errors).lines.filter { !$0.contains("backups") }
          .joined(separator: "\n")
        output.append(printed.replacing(workbook.root.path.dropFirst(), with: "…"))
        files.append(try workbook.rawText(of: LearnerSample.presenter))
      }
      return (output, files)
    }
  }

  @Test(arguments: ["\r\n", "\r"])
  func `Every command that builds nothing does as in any other course`(
    ending: String
  ) async throws {
    let lines: [(tool: Tool, words: [String])] = [
      (.verify, ["starters"]), (.workbook, ["list"]), (.workbook, ["read", "1"]),
      (.workbook, ["read", "1.1"]), (.workbook, ["hint", "1.1"]), (.workbook, ["hint", "1.1"]),
      (.workbook, ["solution", "1.1", "--spoil"]), (.workbook, ["start", "1.2"]),
      (.workbook, ["solution", "1.1", "--spoil"]), (.workbook, ["reset", "1.1", "--yes"]),
      (.workbook, ["start", "1.2"]), (.workbook, ["reset", "1", "--yes"]),
      (.workbook, ["reset", "1"]), (.verify, ["--only", "starters,pages,links"]),
    ]
    let expected = try await session(lines, endingLinesWith: "\n")
    let found = try await session(lines, endingLinesWith: ending)
    for (line, (found, expected)) in zip(lines, zip(found.output, expected.output)) {
      #expect(found == expected, "\(line.words)")
    }
    #expect(found.output[0] == "✔ Starters: 0 written, 0 deleted, 2 unchanged.\n")
    let files = expected.files.map { $0.replacing("\n", with: ending).bytes }
    #expect(found.files.map(\.bytes) == files)
  }

  @Test func `A reset changes no line of a mixed file but those of the exercise`() async throws {
    try await LearnerSample.with { workbook in
      let starter = try workbook.rawText(of: LearnerSample.presenter)
      let mixed = starter.replacing("}\n", with: "}\r\n")
      let answered = mixed.replacing("return []\n", with: "[\"World\"]\r\n")
      try workbook.write(answered, to: LearnerSample.presenter)
      let console = RecordedConsole()
      #expect(await console.run(["reset", "1.2", "--yes"], in: workbook) == .done)
      #expect(try workbook.rawText(of: LearnerSample.presenter).bytes == mixed.bytes)
    }
  }

  @Test func `The doctor counts line endings, and takes none for a fault`() async throws {
    try await LearnerSample.with { workbook in
      let doctor = LineEndingDoctor(workbook: workbook)
      #expect(doctor.finding() == .good("Line endings: LF in 10 files."))
      try workbook.write("a\r\nb\nc\r\n", to: LearnerSample.presenter)
      let promise =
        "Every command reads them all, and keeps the line endings of a file that it changes."
      #expect(
        doctor.finding() == .good("Line endings: LF in 10 files, CRLF in 1 file. \(promise)"))
      try workbook.endLines(with: "\r\n")
      #expect(doctor.finding().sentence.hasPrefix("Line endings: CRLF in 10 files. "))
    }
  }
}
