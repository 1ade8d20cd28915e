import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import VerifyKit
@testable import WorkbookKit

struct SolutionTests {
  private let presenter = LearnerSample.presenter
  private let starter = "  func greeting() -> String { \"\" }\n"

  /// What `solution 1.1 --spoil` shows.
  private func spoil(
    _ exercise: String = "1.1", in workbook: Workbook, width: Int? = nil
  ) async -> String {
    let arguments = ["solution", exercise, "--spoil"]
    let console = RecordedConsole()
    #expect(await console.run(arguments, in: workbook, width: width) == .done)
    return console.output
  }

  @Test func `The answer stands beside the learner's code`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace(starter, with: "  func greeting() -> String { hi }\n", in: presenter)
      expect(await spoil(in: workbook), equalsSnapshot: "beside")
    }
  }

  @Test func `On a narrow terminal it stands below`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace(starter, with: "  func greeting() -> String { hi }\n", in: presenter)
      expect(await spoil(in: workbook, width: 60), equalsSnapshot: "below")
    }
  }

  @Test func `Where nothing is written yet, that is said`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("    return []\n", with: "", in: presenter)
      expect(await spoil("1.2", in: workbook), equalsSnapshot: "nothing-yet")
    }
  }

  @Test func `A place that stays empty is said to, and shows no code`() async throws {
    let solution = """
      enum Bye {
        // exercise 1.3: Say nothing.
        // end 1.3
        static let isLoud = false
      }

      """
    let path = "Chapter1HelloWorld/Bye.swift"
    try await LearnerSample.with(adding: ["Solutions/\(path)": solution]) { workbook in
      expect(await spoil("1.3", in: workbook), equalsSnapshot: "stays-empty")
    }
  }

  @Test func `A design of our own is named, and said to be one of several`() async throws {
    let given = """
      // exercise 1.3 · start: Show a list.
      // end 1.3

      """
    let own = """
      // only in the solution
      func list() -> [String] {
        // exercise 1.3 · list: Show a list.
        // starter: []
        ["Milk"]
        // end 1.3
      }

      """
    let folder = "Solutions/Chapter1HelloWorld"
    let files = [
      "\(folder)/Start.swift": given, "\(folder)/List/List.swift": own,
      "\(folder)/List/Row.swift": "// only in the solution\nstruct Row {}\n",
      "Solutions/Designs/Chapter1HelloWorld/Short/List.swift": "func list() {}\n",
    ]
    try await LearnerSample.with(adding: files) { workbook in
      expect(await spoil("1.2", in: workbook), equalsSnapshot: "not-our-design")
      expect(await spoil("1.3", in: workbook), equalsSnapshot: "our-design")
    }
  }

  @Test func `The same answer is shown once`() async throws {
    try await LearnerSample.with { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let solution = try #require(source.files.first { !$0.regions.isEmpty })
      try workbook.write(solution.solutionText.replacing(" { ", with: "  {  "), to: presenter)
      expect(await spoil(in: workbook), equalsSnapshot: "same")
    }
  }

  @Test func `Where neighbours run into each other, the whole method is shown`() async throws {
    let fetched = """
      struct Bye {
        func fetched() {
        }
      }

      final class Hello {
        func fetched() {
          // exercise 1.3: Show.
          show()
          // end 1.3
          // exercise 1.4: Save.
          save()
          // end 1.4
        }
      }

      """
    let file = "Chapter1HelloWorld/Fetched.swift"
    try await LearnerSample.with(adding: ["Solutions/\(file)": fetched]) { workbook in
      let own = fetched.replacing(#/\s*// .*/#, with: "").replacing("save()", with: "keep()")
      try workbook.write(own, to: "Exercises/\(file)")
      expect(await spoil("1.4", in: workbook), equalsSnapshot: "whole-method")
    }
  }

  @Test func `Where the learner's code cannot be told, the answer is shown alone`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.write("struct Mine {}\n", to: presenter)
      expect(await spoil(in: workbook), equalsSnapshot: "alone")
    }
  }
}
