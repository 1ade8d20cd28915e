import Foundation
import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// What the tool says when the compiler complains about code that the learner did not write.
struct GivenCodeTests {
  static let presenter = LearnerSample.presenter
  static let requirement = """
    /w/Tests/Chapter1HelloWorldTests/Doubles.swift:9:1: error: type 'Spy' does not conform
    /w/\(presenter):5:8: note: protocol requires function 'names()'

    """

  /// What is printed about errors, after an edit of the course.
  func told(
    _ output: String, adding files: [String: String] = [:],
    after edit: (Workbook) throws -> Void = { _ in }
  ) async throws -> [String] {
    try await LearnerSample.with(adding: files) { workbook in
      try edit(workbook)
      let diagnostics = CompilerDiagnostic.all(in: output, root: URL(filePath: "/w"))
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let report = ChapterReporter(source, in: workbook).report(
        source.exercises, failure: BuildFailure(diagnostics: diagnostics, output: output))
      let console = Console(output: { _ in }, errors: { _ in })
      return ReportPrinter(console: console).problem(of: report)
    }
  }

  @Test func `Errors in given code alone lead to what it needs, not to the given code`()
    async throws
  {
    let lines = try await told(
      "\(Self.requirement)/w/Sources/Apps/HelloWorldApp/A.swift:1:1: error: more\n"
    ) {
      try $0.replace("func names()", with: "func all()", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "given-code")
  }

  @Test func `The learner's own errors come first, and are to be fixed first`() async throws {
    let own = "/w/\(Self.presenter):8:3: error: cannot find 'world' in scope\n"
    let lines = try await told(Self.requirement + own) {
      try $0.replace("return []", with: "return [world]", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "own-error-first")
  }

  @Test(arguments: [1, 3, 5, 8])
  func `A line of an exercise file that the learner has left alone is given, too`(
    line: Int
  ) async throws {
    let lines = try await told("/w/\(Self.presenter):\(line):1: error: it is wrong\n")
    #expect(lines.contains { $0.contains("The errors are in provided code.") })
  }

  @Test func `A line that the learner added anywhere is not given`() async throws {
    let lines = try await told("/w/\(Self.presenter):1:1: error: no such module 'Foo'\n") {
      try $0.write("import Foo\n" + ($0.text(of: Self.presenter) ?? ""), to: Self.presenter)
    }
    expect(lines, equalsSnapshot: "added-line")
  }

  @Test func `A test that misses what an exercise no longer declares leads to the exercise`()
    async throws
  {
    let lines = try await told(Self.requirement) {
      try $0.replace("func greeting()", with: "func greet()", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "missed-by-a-test")
  }

  @Test func `Given code of the exercises that misses it leads to a reset of that exercise`()
    async throws
  {
    let lines = try await told("/w/\(Self.presenter):1:1: error: it does not conform\n") {
      try $0.replace("func greeting()", with: "func greet()", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "reset")
  }

  @Test func `Given code that misses what an exercise declares leads to its answer, which is kept`()
    async throws
  {
    let error = "/w/\(Self.presenter):1:1: error: 'HelloPresenter' has no member 'greeting'\n"
    let lines = try await told(error) {
      try $0.replace("func greeting()", with: "func greet()", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "missed-declaration")
  }

  @Test func `A check that the learner has written is never what given code misses`()
    async throws
  {
    let check = "Chapter1HelloWorld/Checks/HelloCheck.swift"
    let solution = """
      enum HelloCheck {
        // exercise 1.3: Be strict.
        static let isStrict = true
        // starter: static let isStrict = false
        // end 1.3
      }

      """
    let error = "/w/\(Self.presenter):1:1: error: it does not conform\n"
    let lines = try await told(error, adding: ["Solutions/\(check)": solution]) {
      try $0.replace("isStrict = false", with: "isStrict = 1 > 0", in: "Exercises/\(check)")
    }
    expect(lines, equalsSnapshot: "own-check")
  }

  @Test func `A method that was pasted twice is the learner's, wherever the error stands`()
    async throws
  {
    let pasted = "  func names() -> [String] {\n    return []\n  }\n}\n"
    var lines: [String] = []
    for message in ["invalid redeclaration of 'names()'", "ambiguous use of 'names()'"] {
      for line in [5, 9] {
        lines += try await told("/w/\(Self.presenter):\(line):8: error: \(message)\n") {
          let text = $0.text(of: Self.presenter) ?? ""
          try $0.write(text.dropLast(2) + pasted, to: Self.presenter)
        }
      }
    }
    expect(lines, equalsSnapshot: "pasted-twice")
  }

  @Test func `What a file of the learner's own declares again is not given code's fault`()
    async throws
  {
    let own = "Exercises/Chapter1HelloWorld/Mine.swift"
    let error = "/w/\(Self.presenter):1:13: error: invalid redeclaration of 'HelloPresenter'\n"
    let note = "/w/\(own):1:13: note: 'HelloPresenter' previously declared here\n"
    let lines = try await told(error + note, adding: [own: "final class HelloPresenter {}\n"])
    expect(lines, equalsSnapshot: "declared-again")
  }

  @Test func `An error in a test of the learner's own names that file, and nothing to reset`()
    async throws
  {
    let folder = "Tests/Chapter1HelloWorldTests"
    let files = [GivenFiles.path: "\(folder)/Tests.swift\n", "\(folder)/Mine.swift": "// Mine\n"]
    let errors = ["Tests", "Mine"].map { "/w/\(folder)/\($0).swift:1:1: error: no \($0)\n" }
    let lines = try await told(errors.joined(), adding: files) {
      try $0.replace("{ \"\" }", with: "{ \"Hi\" }", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "own-test")
  }
}
