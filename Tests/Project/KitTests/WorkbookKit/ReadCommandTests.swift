import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import WorkbookKit

struct ReadCommandTests {
  private static let page = """
    # Chapter 1 · Hello world

    Begin here.

    ## Greetings

    <details><summary>Predict: who hears it?</summary>Nobody.</details>

    ### 1.1 Greet

    Say it.

    [Hints](hints/1-hello-world.md#11)

    ### 1.2 Name

    Name it.

    """

  private func read(_ words: String..., expecting code: ExitCode = .done) async throws
    -> RecordedConsole
  {
    let files = [LearnerSample.page: Self.page, "docs/names.md": "# Names\n\n## The grid\n\nA B\n"]
    return try await LearnerSample.with(adding: files) { workbook in
      let console = RecordedConsole()
      #expect(await console.run(["read"] + words, in: workbook) == code)
      return console
    }
  }

  @Test func `An exercise is shown with what opens its stage, and leads to its hints`() async throws
  {
    expect(try await read("1.1").output, equalsSnapshot: "exercise-that-opens-a-stage")
    expect(try await read("1.2").output, equalsSnapshot: "exercise")
  }

  @Test func `Predictions unfold when they are asked for, and hints do not`() async throws {
    let text = try await read("1.1", "--unfold").output
    #expect(text.contains("Nobody."))
    #expect(!text.contains("Hint 1"))
  }

  @Test func `A page shows how it begins, and leads to its sections`() async throws {
    expect(try await read("1").output, equalsSnapshot: "page")
    #expect(
      try await read("1", "greetings").output.hasSuffix("Next: swift run workbook read 1.1\n"))
    #expect(try await read("1", "1.1").output == (try await read("1.1").output))
    for words in [["names", "1"], ["names", "grid"]] {
      let console = RecordedConsole()
      try await LearnerSample.with(adding: ["docs/names.md": "# N\n\n## The grid\n\nA B\n"]) {
        #expect(await console.run(["read"] + words, in: $0) == .done)
      }
      #expect(console.output == "The grid\n\nA B\n")
    }
  }

  @Test func `A glossary is shown whole, and so is one of its terms`() async throws {
    let glossary = "# Glossary\n\nThe terms.\n\n## Spy\n\nIt records.\n\n## Stub\n\nIt returns.\n"
    for (words, output) in [
      (["glossary"], "Glossary\n\nThe terms.\n\nSpy\n\nIt records.\n\nStub\n\nIt returns.\n"),
      (["glossary", "spy"], "Spy\n\nIt records.\n"),
    ] {
      let console = RecordedConsole()
      try await LearnerSample.with(adding: ["docs/glossary.md": glossary]) {
        #expect(await console.run(["read"] + words, in: $0) == .done)
      }
      #expect(console.output == output)
    }
  }

  @Test func `A name that is not there is answered with those that are`() async throws {
    #expect(
      try await read("nams", expecting: .wrongUsage).errors
        .hasPrefix("Error: Unknown page 'nams'. Did you mean 'names'?"))
    #expect(
      try await read("1", "grets", expecting: .wrongUsage).errors
        .hasPrefix("Error: Unknown section 'grets'."))
    #expect(
      try await read("1", "2", expecting: .wrongUsage).errors.contains("Unknown section '2'."))
    #expect(
      try await read("1.1", "page", expecting: .wrongUsage).errors
        .contains("An exercise has no sections. Type 'read 1.1'."))
    #expect(
      try await read("1.7", expecting: .wrongUsage).errors.contains("Chapter 1 has 1.1 to 1.2."))
  }
}
