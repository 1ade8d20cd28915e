import Foundation
import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

struct HintCommandTests {
  /// What a call shows.
  private func hint(_ more: String..., in workbook: Workbook) async -> RecordedConsole {
    let console = RecordedConsole()
    #expect(await console.run(["hint", "1.1"] + more, in: workbook) == .done)
    return console
  }

  @Test func `Each call shows one hint more, above it those that were shown`() async throws {
    try await LearnerSample.with { workbook in
      expect(await hint(in: workbook).output, equalsSnapshot: "first")
      expect(await hint(in: workbook).output, equalsSnapshot: "second")
      for _ in 1...2 { expect(await hint(in: workbook).output, equalsSnapshot: "last") }
    }
  }

  @Test func `All hints come at once when they are asked for`() async throws {
    try await LearnerSample.with { workbook in
      #expect(await hint("--all", in: workbook).output.contains("Hint 3"))
    }
  }

  @Test(arguments: ["", "{", "[1]", #"{"1.1": "two"}"#])
  func `A damaged record starts again, and says so`(record: String) async throws {
    try await LearnerSample.with { workbook in
      try workbook.write(record, to: HintHistory.path)
      let first = await hint(in: workbook)
      #expect(first.output.contains("2 hints are left."))
      #expect(
        first.errors
          == ".workbook/hints.json could not be read, so the hints start with the first one.\n")
      let second = await hint(in: workbook)
      #expect(second.output.contains("One hint is left."))
      #expect(second.errors.isEmpty)
    }
  }

  @Test(arguments: [(-5, "2 hints are left."), (Int.max, "There are no more hints.")])
  func `A count that cannot be is put right`(count: Int, ending: String) async throws {
    try await LearnerSample.with { workbook in
      try workbook.write(#"{"1.1": \#(count)}"#, to: HintHistory.path)
      #expect(await hint(in: workbook).output.contains(ending))
    }
  }

  @Test func `A hint is shown even when it cannot be remembered`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.write("in the way", to: ".workbook")
      let first = await hint(in: workbook)
      #expect(first.output.contains("Hint 1: a question"))
      #expect(first.errors.contains(".workbook/hints.json could not be written"))
    }
  }

  @Test func `A page without hints is an error that names it`() async throws {
    try await LearnerSample.with { workbook in
      let console = RecordedConsole()
      #expect(await console.run(["hint", "1.2"], in: workbook) == .workLeft)
      #expect(console.errors.hasPrefix("Error: docs/hints/1-hello-world.md has no hints for 1.2."))
    }
  }
}
