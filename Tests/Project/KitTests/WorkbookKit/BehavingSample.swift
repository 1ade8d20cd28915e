@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// The course that builds, with two more exercises, the last of which has no test.
///
/// The learner's answer to the first behaves as a file says, so that one build serves many answers.
/// The compiler warns of its first line.
enum BehavingSample {
  enum Behaviour: String {
    case good, wrong, traps, loops, floods, leaves, deletes
  }

  static let chapter = BuildableSample.chapter
  static let presenter = "Exercises/Chapter1Hello/HelloPresenter.swift"

  private static let answer = """
    let forgotten = 1
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../behaviour")
        switch try? String(contentsOf: file, encoding: .utf8) {
        case "good": return "Hello"
        case "traps": fatalError("No \\(Int.random(in: 1...1)) is here.")
        case "loops": while true {}
        case "floods": while true { print(String(repeating: "flood ", count: 10_000)) }
        case "leaves": exit(0)
        case "deletes":
          try? FileManager.default.removeItem(atPath: "Exercises")
          try? "left".write(toFile: "left.txt", atomically: false, encoding: .utf8)
          return FileManager.default.currentDirectoryPath
        default: return "Hi"
        }
    """

  private static let files = [
    BuildableSample.solution: """
    import Foundation

    struct HelloPresenter {
      func greeting() -> String {
        // exercise 1.1: Greet.
        // starter: return ""
        "Hello"
        // end 1.1
      }

      func completionMessage() -> String {
        // exercise 1.2: Part.
        // starter: return ""
        "Bye"
        // end 1.2
      }

      func rest() -> String {
        // exercise 1.3: Rest.
        // starter: return ""
        "…"
        // end 1.3
      }
    }

    """,
    BuildableSample.tests: """
    import Testing

    @testable import Chapter1Hello

    @Suite(.serialized) struct HelloTests {
      @Test func `1.1 The presenter greets`() {
        let greeting = HelloPresenter().greeting()
        #expect(greeting == "Hello", "Rule: greet.\\ndocs/1-hello.md, 1.1")
      }

      @Test func `1.2 The presenter parts`() {
        #expect(HelloPresenter().completionMessage() == "Bye", "Rule: part.")
      }

      @Test func `A presenter can be made`() { _ = HelloPresenter() }
    }

    """,
  ]

  /// Makes the course with untouched exercises, and removes it after the body.
  static func with<Result>(_ body: (Workbook) async throws -> Result) async throws -> Result {
    try await BuildableSample.with(adding: files, body)
  }

  /// Answers the first exercise by what a file says, and the second well.
  static func answer(in workbook: Workbook) throws {
    var text = workbook.text(of: presenter) ?? ""
    for code in [answer, "return \"Bye\""] {
      if let starter = text.firstRange(of: "return \"\"") {
        text.replaceSubrange(starter, with: code)
      }
    }
    try workbook.write(text, to: presenter)
  }

  static func behave(_ behaviour: Behaviour, in workbook: Workbook) throws {
    try workbook.write(behaviour.rawValue, to: "behaviour")
  }
}
