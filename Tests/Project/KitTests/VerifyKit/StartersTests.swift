import CourseKit
import Foundation
import SnapshotSupport
import Testing

@testable import CommandKit
@testable import JudgeKit
@testable import VerifyKit

struct StartersTests {
  private let presenter = "Exercises/Chapter1HelloWorld/Hello/HelloPresenter.swift"
  private let console = RecordedConsole()

  @Test func `The exercises are written, in their folders`() async throws {
    try await Sample.with { workbook in
      #expect(await console.run(["starters"], of: .verify, in: workbook) == .done)
      #expect(console.output == "✔ Starters: 2 written, 0 deleted, 0 unchanged.\n")
      expect(try #require(workbook.text(of: presenter)), equalsSnapshot: "starter")
    }
  }

  @Test func `What a learner wrote gives way, and the printed command brings it back`() async throws
  {
    let own = "Exercises/Chapter1HelloWorld/Own.swift"
    try await Sample.with(adding: [presenter: "mine", own: "mine too"]) { workbook in
      #expect(await console.run(["starters"], of: .verify, in: workbook) == .done)
      #expect(console.output.hasSuffix("✔ Starters: 2 written, 1 deleted, 0 unchanged.\n"))
      #expect(workbook.text(of: presenter)?.contains("final class HelloPresenter") == true)
      #expect(!workbook.exists(own))
      try await console.restore()
      #expect(workbook.text(of: presenter) == "mine")
      #expect(workbook.text(of: own) == "mine too")
    }
  }

  @Test func `Starters follow every change of the solutions`() async throws {
    try await Sample.with { workbook in
      for greeting in ["Hi", "Hello again"] {
        #expect(await console.run(["starters"], of: .verify, in: workbook) == .done)
        try workbook.write("// \(greeting)\n", to: "Solutions/Chapter1HelloWorld/Greeting.swift")
      }
      #expect(await console.run(["starters"], of: .verify, in: workbook) == .done)
      let greeting = "Exercises/Chapter1HelloWorld/Greeting.swift"
      #expect(workbook.text(of: greeting) == "// Hello again\n")
      try FileManager.default.removeItem(
        at: workbook.url("Solutions/Chapter1HelloWorld/Greeting.swift"))
      #expect(await console.run(["starters"], of: .verify, in: workbook) == .done)
      #expect(!workbook.exists(greeting))
    }
  }

  @Test func `When one file cannot be written, all stay as they were`() async throws {
    let greeting = "Exercises/Chapter1HelloWorld/Greeting.swift"
    let blocked = "Exercises/Chapter2Next"
    let files = [
      greeting: "mine", "Solutions/Chapter2Next/A.swift": "// A\n", blocked: "in the way",
    ]
    try await Sample.with(adding: files) { workbook in
      #expect(await console.run(["starters"], of: .verify, in: workbook) == .workLeft)
      #expect(
        console.errors == """
          Error: \(workbook.url(blocked).path) is a file, but it should be a folder. \
          Move it to another place, and type the command again.

          """)
      #expect(workbook.text(of: greeting) == "mine")
      #expect(!workbook.exists(presenter))
      #expect(workbook.text(of: blocked) == "in the way")
      #expect(workbook.files(below: ".workbook/backups").count == 1)
    }
  }
}
