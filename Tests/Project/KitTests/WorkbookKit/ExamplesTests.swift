import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import WorkbookKit

struct ExamplesTests {
  private static let folder = "Tests/Chapter1HelloWorldTests"
  private static let files = [
    "\(folder)/Stage1Tests.swift": """
    struct Greetings {
      @Test func `1.1 It greets`() {
        let text = "{"

        #expect(HelloPresenter().greeting() == "Hello", "\\(text)")
      }

      @Test(arguments: ["", "}"])
      func `1.2 It names`(world: String)
        async
      {
        await when { _ = world }
      }

      @Test func `1.10 Not yours`() {}
      @Test func `The given code greets`() {}
      func helper() {}
    }

    """,
    "\(folder)/Stage2Tests.swift": """
    @Test func `1.1 It greets each time, and does nothing else`() async {
      // One {
      await greetingJudge.judge(exercise: 1)
    }

    """,
    "\(folder)/MyTests.swift": "@Test func `1.1 My own`() {}\n",
  ]

  private func examples(
    _ words: String..., expecting code: ExitCode = .done,
    in course: @escaping (Workbook) throws -> Void = { _ in }
  ) async throws -> RecordedConsole {
    let given = (["Tests.swift", "Stage1Tests.swift", "Stage2Tests.swift"]).map {
      "\(Self.folder)/\($0)\n"
    }
    let solutions = "\(Sample.presenter)\nSolutions/Chapter1HelloWorld/Greeting.swift\n"
    let files = Self.files.merging([GivenFiles.path: given.joined() + solutions]) { $1 }
    return try await LearnerSample.with(adding: files) { workbook in
      try course(workbook)
      let console = RecordedConsole()
      let line = ["check"] + words + ["--examples"]
      #expect(await console.run(line, in: try Workbook(root: workbook.root)) == code)
      return console
    }
  }

  @Test func `The tests of an exercise are shown, and then what a judge is`() async throws {
    expect(try await examples("1.1").output, equalsSnapshot: "exercise")
  }

  @Test func `The tests of a chapter are shown in the order of its exercises`() async throws {
    expect(try await examples("1").output, equalsSnapshot: "chapter")
  }

  @Test func `They are shown in a copy without solutions, too`() async throws {
    let copy = try await examples("1.1") { try $0.remove("Solutions") }
    #expect(copy.output == (try await examples("1.1").output))
  }

  @Test func `Tests that are missing are an error`() async throws {
    let console = try await examples("1", expecting: .workLeft) { try $0.remove(Self.folder) }
    #expect(console.errors.hasPrefix("Error: There are no such tests in \(Self.folder)."))
  }

  @Test(arguments: [
    ([], "'--examples' needs an exercise or a chapter, as in 'check 2.5 --examples'."),
    (["1", "--json"], "'--examples' runs no tests, so it can't be combined with '--json'."),
    (["1", "--places"], "'--examples' runs no tests, so it can't be combined with '--places'."),
    (
      ["1", "--build-system", "native"],
      "'--examples' runs no tests, so it can't be combined with '--build-system'."
    ),
    (["1.9"], "Unknown exercise '1.9'. Chapter 1 has 1.1 to 1.2."),
  ])
  func `A line that makes no sense is answered with the reason`(
    line: [String], error: String
  ) async throws {
    try await Sample.with { workbook in
      let console = RecordedConsole()
      #expect(await console.run(["check", "--examples"] + line, in: workbook) == .wrongUsage)
      #expect(console.errors.hasPrefix("Error: \(error)\n"))
      #expect(console.output.isEmpty)
    }
  }
}
