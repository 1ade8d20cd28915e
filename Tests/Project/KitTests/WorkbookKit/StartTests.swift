import Testing

@testable import CommandKit
@testable import CourseKit
@testable import VerifyKit
@testable import WorkbookKit

struct StartTests {
  private let console = RecordedConsole()
  private let presenter = LearnerSample.presenter
  private let starter = "  func greeting() -> String { \"\" }\n"
  private let own = "  func greeting() -> String { \"Hi\" }\n"
  private let solution = "  func greeting() -> String { \"Hello\" }\n"

  @Test func `Earlier exercises are filled in, this one is left`() async throws {
    try await LearnerSample.with { workbook in
      let before = try #require(workbook.text(of: presenter))
      #expect(await console.run(["start", "1.2"], in: workbook) == .done)
      let expected = before.replacing(
        "  // TODO: 1.1 Give the greeting.\n\(starter)", with: solution)
      #expect(workbook.text(of: presenter) == expected)
      #expect(console.output.contains("✔ Filled in: 1.1.\n"))
      try await console.restore()
      #expect(workbook.text(of: presenter) == before)
    }
  }

  @Test func `A learner's own answer stays`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace(starter, with: own, in: presenter)
      let mine = workbook.text(of: presenter)
      #expect(await console.run(["start", "1.2"], in: workbook) == .done)
      #expect(console.output.contains("Your own code is kept: 1.1."))
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  /// A course whose third exercise is a design of our own, with a file that the exercises leave out.
  private let design = [
    "Solutions/Chapter1HelloWorld/Start.swift": """
    func start() {
      // exercise 1.3 · start: Show a list.
      show(list())
      // starter: show([])
      // end 1.3
    }

    // exercise 1.4: Go on.
    // end 1.4

    """,
    "Solutions/Chapter1HelloWorld/List/List.swift": """
    // only in the solution
    func list() -> [String] {
      // exercise 1.3 · list: Show a list.
      // starter: []
      ["Milk"]
      // end 1.3
    }

    """,
  ]

  @Test func `A design of our own is filled in with its files`() async throws {
    try await LearnerSample.with(adding: design) { workbook in
      #expect(await console.run(["start", "1.4"], in: workbook) == .done)
      #expect(console.output.contains("✔ Filled in: 1.1, 1.2, 1.3.\n"))
      let list = workbook.text(of: "Exercises/Chapter1HelloWorld/List/List.swift")
      #expect(list == "func list() -> [String] {\n  [\"Milk\"]\n}\n")
      let start = try #require(workbook.text(of: "Exercises/Chapter1HelloWorld/Start.swift"))
      #expect(start.contains("  show(list())\n"))
    }
  }

  @Test func `If the learner has begun a design, nothing is filled in, and nothing is reset`()
    async throws
  {
    let mine = "Exercises/Chapter1HelloWorld/Mine.swift"
    try await LearnerSample.with(adding: design) { workbook in
      try workbook.write("struct Mine {}\n", to: mine)
      let before = workbook.text(of: presenter)
      #expect(await console.run(["start", "1.4"], in: workbook) == .workLeft)
      #expect(console.errors.contains("such as Mine.swift. To begin with ours:"))
      #expect(workbook.text(of: presenter) == before)
      #expect(!workbook.exists("Exercises/Chapter1HelloWorld/List"))
      #expect(await console.run(["reset", "1.3"], in: workbook) == .workLeft)
      #expect(console.errors.contains("you decide which files it is in"))
      #expect(workbook.text(of: mine) == "struct Mine {}\n")
    }
  }

  @Test func `Neighbours that were filled in do not stop a later start`() async throws {
    let fetched = """
      func fetched() {
        // exercise 1.3: Show.
        show()
        // end 1.3
        // exercise 1.4: Save.
        save()
        // end 1.4
        // exercise 1.5: Tell.
        tell()
        // end 1.5
      }

      func later() {
        // exercise 1.6: Go on.
        goOn()
        // end 1.6
      }

      """
    let file = "Chapter1HelloWorld/Fetched.swift"
    try await LearnerSample.with(adding: ["Solutions/\(file)": fetched]) { workbook in
      #expect(await console.run(["start", "1.5"], in: workbook) == .done)
      #expect(await console.run(["start", "1.6"], in: workbook) == .done)
      #expect(console.output.contains("Your own code is kept: 1.3, 1.4."))
      #expect(console.output.hasSuffix("✔ Filled in: 1.5.\nNext: swift run workbook\n"))
    }
  }

  @Test func `It gives way when that is wanted, after a question`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace(starter, with: own, in: presenter)
      let mine = workbook.text(of: presenter)
      #expect(await console.run(["start", "1.2", "--replace"], in: workbook) == .workLeft)
      #expect(console.errors.hasSuffix(" --replace --yes\n"))
      #expect(workbook.text(of: presenter) == mine)
      #expect(
        await console.run(["start", "1.2", "--replace"], in: workbook, answer: "yes") == .done)
      #expect(workbook.text(of: presenter)?.contains(solution) == true)
      try await console.restore()
      #expect(workbook.text(of: presenter) == mine)
    }
  }

  @Test func `Where an earlier exercise cannot be told for sure, nothing is changed`() async throws
  {
    try await LearnerSample.with { workbook in
      try workbook.write("struct Mine {}\n", to: presenter)
      #expect(await console.run(["start", "1.2", "--replace", "--yes"], in: workbook) == .workLeft)
      #expect(console.errors.contains("1.1 in \(presenter)"))
      #expect(workbook.text(of: presenter) == "struct Mine {}\n")
    }
  }

  @Test func `A given line that is missing is told`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("final class HelloPresenter {", with: "{", in: presenter)
      #expect(await console.run(["start", "1.2"], in: workbook) == .done)
      #expect(
        console.output.contains("the provided line `final class HelloPresenter {` was changed"))
    }
  }

  @Test func `Before the first exercise there is nothing to fill in`() async throws {
    try await LearnerSample.with { workbook in
      #expect(await console.run(["start", "1.1"], in: workbook) == .done)
      #expect(console.output.contains("There is nothing to fill in before 1.1."))
      #expect(!workbook.exists(".workbook/backups"))
    }
  }
}
