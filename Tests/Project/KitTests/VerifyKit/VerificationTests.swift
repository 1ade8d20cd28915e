import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct VerificationTests {
  private let console = RecordedConsole()

  @Test func `Each check gets a line, and the last line counts them`() async throws {
    try await Sample.with { workbook in
      _ = await console.run(["starters"], of: .verify, in: workbook)
      let verify = RecordedConsole()
      #expect(await verify.run(["--only", "links,starters"], of: .verify, in: workbook) == .done)
      expect(verify.output, equalsSnapshot: "passed")
    }
  }

  @Test func `An edited, a missing and a foreign exercise file are found`() async throws {
    let folder = "Exercises/Chapter1HelloWorld"
    let files = [
      "\(folder)/Hello/HelloPresenter.swift": "final class HelloPresenter {\n  mine\n",
      "\(folder)/Own.swift": "",
    ]
    try await Sample.with(adding: files) { workbook in
      #expect(await console.run(["--only", "starters"], of: .verify, in: workbook) == .workLeft)
      expect(console.output, equalsSnapshot: "foreign-files")
    }
  }

  @Test func `A malformed region is a finding, and the other checks go on`() async throws {
    let files = [Sample.presenter: "// end 1.1\n"]
    try await Sample.with(adding: files) { workbook in
      #expect(
        await console.run(["--only", "starters,links"], of: .verify, in: workbook) == .workLeft)
      expect(console.output, equalsSnapshot: "malformed-region")
    }
  }
}
