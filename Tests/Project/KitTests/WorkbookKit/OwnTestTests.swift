import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import InspectKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

extension BuiltSample {
  /// A test file that the learner has added.
  @Suite(.timeLimit(.minutes(20))) struct OwnTestTests {
    private static let file = "Tests/Chapter1HelloTests/MyTests.swift"
    private static let starter = "Exercises/Chapter1Hello/HelloPresenter.swift"
    private static let solved =
      "struct HelloPresenter { func greeting() -> String { \"Hello\" } }\n"

    /// One test in a suite of its own, with the number of an exercise, and one among the given ones.
    private func code(_ body: String) -> String {
      """
      import Testing

      @testable import Chapter1Hello

      struct MyTests { @Test func `1.1 Mine`() { \(body) } }
      extension HelloTests { @Test func `Mine, too`() { #expect(HelloPresenter().greeting() != "") } }

      """
    }

    private func withOwnTest(
      _ body: String, _ run: (Workbook) async throws -> Void
    ) async throws {
      let files = [GivenFiles.path: "\(BuildableSample.tests)\n", Self.file: code(body)]
      try await BuildableSample.with(adding: files) { try await run($0) }
    }

    @Test func `It is called the learner's when it is red, and the chapter is complete`()
      async throws
    {
      try await withOwnTest("#expect(1 == 2)") { workbook in
        try workbook.write(Self.solved, to: Self.starter)
        let console = RecordedConsole()
        #expect(await console.run(["check"], in: workbook) == .done)
        expect(console.output, equalsSnapshot: "check-red")
        let json = RecordedConsole()
        #expect(await json.run(["check", "--json"], in: workbook) == .done)
        let chapter = try json.judgedChapter()
        #expect(chapter.state == "complete")
        #expect(chapter.brokenGuards.isEmpty)
        #expect(chapter.ownFailures.map(\.test) == ["1.1 Mine"])
      }
    }

    @Test func `One that ends the program takes no exercise with it`() async throws {
      try await withOwnTest("fatalError()") { workbook in
        let json = RecordedConsole()
        #expect(await json.run(["check", "--json"], in: workbook) == .workLeft)
        let chapter = try json.judgedChapter()
        #expect(chapter.exercises.map(\.failure?.rule) == ["greet."])
        #expect(chapter.ownFailures.map(\.kind) == ["crashed"])
        #expect(chapter.brokenGuards.isEmpty)
      }
    }

    @Test func `A watch tells of it when it turns red or green, and ends with the exercises`()
      async throws
    {
      let body = "#expect(HelloPresenter().greeting() != \"Hi\")"
      try await withOwnTest(body) { workbook in
        func save(_ answer: String) throws {
          let text = "struct HelloPresenter { func greeting() -> String { \"\(answer)\" } }\n"
          try workbook.write(text, to: Self.starter)
        }
        let console = LiveConsole()
        let watch = Task { await console.run(["watch"], in: workbook) }
        try await console.hear("✘ Your own test is red: Mine, too\n")
        try save("Hi")
        try await console.hear("✘ Your own test is red: 1.1 Mine\n")
        try await console.hear("✔ Your own test is green again: Mine, too\n✘ 1.1 is still red.")
        try save("")
        try await console.hear("✘ Your own test is red: Mine, too\n")
        try workbook.write(code("#expect(1 == 2)"), to: Self.file)
        try await console.hear("✘ Your own test is red: 1.1 Mine\n")
        try save("Hello")
        try await console.hear("✔ Chapter 1 · Hello is complete.\n")
        #expect(await watch.value == .done)
      }
    }

    @Test func `One that does not compile is named, and nothing is to be reset`() async throws {
      try await withOwnTest("nothing()") { workbook in
        let console = RecordedConsole()
        #expect(await console.run(["check", "1.1"], in: workbook) == .workLeft)
        expect(console.output, equalsSnapshot: "check-not-compiled")
      }
    }
  }
}
