import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

struct ResetTests {
  private let console = RecordedConsole()
  private let presenter = LearnerSample.presenter
  private let todo =
    "    // TODO: 1.2 Name whom to greet,\n    // the world first.\n    return []\n"

  /// A course in which 1.2 is answered, its comment gone, and a helper added.
  private func withAnswer(_ body: (Workbook, _ mine: String) async throws -> Void) async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace(
        todo, with: "    return [\n      \"Anna\"\n    ]\n  }\n\n  func help() {\n", in: presenter)
      try await body(workbook, try #require(workbook.text(of: presenter)))
    }
  }

  @Test func `One exercise goes back, and the rest stays`() async throws {
    try await withAnswer { workbook, mine in
      #expect(await console.run(["reset", "1.2"], in: workbook, answer: "y") == .done)
      let expected = mine.replacing("    return [\n      \"Anna\"\n    ]\n", with: todo)
      #expect(workbook.text(of: presenter) == expected)
      #expect(console.output.contains("\(presenter):6\n    return [\n      \"Anna\"\n    ]\n"))
    }
  }

  @Test func `The printed command brings the answer back`() async throws {
    try await withAnswer { workbook, mine in
      #expect(await console.run(["reset", "1", "--yes"], in: workbook) == .done)
      #expect(workbook.text(of: presenter) != mine)
      try await console.restore()
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  @Test(arguments: ["n", "", "yeah"], ["1", "1.2"])
  func `Any answer but yes changes nothing`(answer: String, what: String) async throws {
    try await withAnswer { workbook, mine in
      #expect(await console.run(["reset", what], in: workbook, answer: answer) == .workLeft)
      #expect(console.output.hasSuffix("Nothing was changed.\n"))
      #expect(workbook.text(of: presenter) == mine)
      #expect(!workbook.exists(".workbook/backups"))
    }
  }

  @Test(arguments: ["1", "1.2"])
  func `Without a terminal nothing is changed, and the option is named`(what: String) async throws {
    try await withAnswer { workbook, mine in
      #expect(await console.run(["reset", what], in: workbook) == .workLeft)
      #expect(console.errors.contains("Nothing was changed"))
      #expect(console.errors.contains(": swift run workbook reset \(what) "))
      #expect(console.errors.hasSuffix(" --yes\n"))
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  @Test func `A chapter goes back whole, and a file that the learner added goes away`() async throws
  {
    let own = "Exercises/Chapter1HelloWorld/Own.swift"
    try await withAnswer { workbook, mine in
      try workbook.write("mine", to: own)
      #expect(await console.run(["reset", "hello-world", "--yes"], in: workbook) == .done)
      #expect(!workbook.exists(own))
      #expect(workbook.text(of: presenter)?.contains(todo) == true)
      try await console.restore()
      #expect(workbook.text(of: own) == "mine")
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  @Test func `What cannot be told for sure is left alone, with the reason`() async throws {
    try await withAnswer { workbook, _ in
      try workbook.replace("func names()", with: "func all()", in: presenter)
      let mine = workbook.text(of: presenter)
      #expect(await console.run(["reset", "1.2", "--yes"], in: workbook) == .workLeft)
      expect(console.errors, equalsSnapshot: "not-found")
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  @Test func `A file goes back to its start, and the others stay as they are`() async throws {
    let greeting = "Exercises/Chapter1HelloWorld/Greeting.swift"
    try await withAnswer { workbook, mine in
      try workbook.remove(greeting)
      #expect(await console.run(["reset", greeting, "--yes"], in: workbook) == .done)
      #expect(workbook.text(of: greeting) == "struct Greeting {}\n")
      #expect(workbook.text(of: presenter) == mine)
      #expect(!workbook.exists(".workbook"))

      let folder = "./Exercises/Chapter1HelloWorld/Hello/"
      #expect(await console.run(["reset", folder, greeting, "--yes"], in: workbook) == .done)
      #expect(workbook.text(of: presenter)?.contains(todo) == true)
      try await console.restore()
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  @Test(arguments: ["Exercises/Own.swift", "Tests/Chapter1HelloWorldTests/Tests.swift"])
  func `A file that no exercise begins with is left alone`(file: String) async throws {
    try await LearnerSample.with(adding: [file: "mine"]) { workbook in
      #expect(await console.run(["reset", file, "--yes"], in: workbook) == .wrongUsage)
      #expect(
        console.errors.hasPrefix("Error: '\(file)' is not one of the exercise files."))
      #expect(workbook.text(of: file) == "mine")
    }
  }

  @Test(arguments: ["1", "1.2", LearnerSample.presenter])
  func `What is at its start already needs no question`(what: String) async throws {
    try await LearnerSample.with { workbook in
      #expect(await console.run(["reset", what], in: workbook) == .done)
      #expect(console.output.contains("is already at its starting code."))
    }
  }
}
