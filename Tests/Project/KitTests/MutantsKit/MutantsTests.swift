import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import MutantsKit
@testable import VerifyKit
@testable import WorkbookKit

extension BuiltSample {
  /// Changes of a learner's code, which their own tests should notice.
  @Suite(.timeLimit(.minutes(20))) struct MutantsTests {
    private static let file = "Exercises/Chapter1Hello/Greeter.swift"
    private static let tests = "Tests/Chapter1HelloTests/GreeterTests.swift"
    private static let greeter = """
      final class Greeter {
        private(set) var greetings: [String] = []
        func greet(_ name: String, isLoud: Bool) {
          guard !name.isEmpty else { return }
          greetings.append(isLoud ? name + "!" : name)
        }
        func clear() {
          // Equivalent mutant (second-call): this is called only once, at the end.
          greetings = []
        }
        // Equivalent mutant (twce): this word is mistyped.
        func last() -> String { greetings.last ?? "" }
      }

      """

    private func test(_ body: String) -> String {
      """
      import Testing

      @testable import Chapter1Hello

      @Test func `Each name is greeted`() {
        let greeter = Greeter()
        \(body)
      }

      """
    }

    /// Runs the command on the greeter with some tests.
    private func mutants(
      _ arguments: [String] = ["1"], tests: String?, console: RecordedConsole = RecordedConsole()
    ) async throws -> (code: ExitCode, output: String, errors: String) {
      let own = tests.map { [Self.tests: $0] } ?? [:]
      let files = [GivenFiles.path: "\(BuildableSample.tests)\n"]
      var code = ExitCode.done
      try await BuildableSample.with(adding: files.merging(own) { $1 }) { workbook in
        try workbook.write(Self.greeter, to: Self.file)
        code = await console.run(["mutants"] + arguments, of: .mutants, in: workbook)
        #expect(workbook.text(of: Self.file) == Self.greeter)
      }
      return (code, console.output, console.errors)
    }

    @Test func `What no test notices is shown once a line, with a question`() async throws {
      let body = "greeter.greet(\"Ann\", isLoud: false)\n  #expect(greeter.greetings != [])"
      let result = try await mutants(tests: test(body))
      #expect(result.code == .workLeft)
      expect(result.output, equalsSnapshot: "mutants-survive")
    }

    @Test func `When all is noticed, nothing is left to do`() async throws {
      let body = """
        greeter.greet("", isLoud: false)
          greeter.greet("Ann", isLoud: false)
          greeter.greet("Bo", isLoud: true)
          #expect(greeter.greetings == ["Ann", "Bo!"])
          greeter.greet("Ann", isLoud: false)
          #expect(greeter.greetings == ["Ann", "Bo!", "Ann"])
          greeter.clear()
          #expect(greeter.greetings == [])
          greeter.greet("Ann", isLoud: false)
          #expect(greeter.last() == "Ann")
          greeter.clear()
          #expect(greeter.greetings == [])
        """
      let result = try await mutants(tests: test(body))
      expect(result.output, equalsSnapshot: "mutants-noticed")
      #expect(result.code == .done)
    }

    @Test func `An endless loop and a crash are noticed, and end`() async throws {
      let body = """
        greeter.greet("Ann", isLoud: false)
          while greeter.greetings.isEmpty {}
          print(greeter.greetings[0])
        """
      let result = try await mutants(tests: test(body))
      #expect(result.output.contains("don't compile"))
      expect(result.output, equalsSnapshot: "mutants-loop")
    }

    @Test func `A test that also fails without a change is named`() async throws {
      // It passes in the first run only, as chance may have it.
      let body = """
        _ = greeter
          #expect(ProcessInfo.processInfo.environment["WORKBOOK_VARIANT"] == "1")
        """
      let result = try await mutants(tests: "import Foundation\n" + test(body))
      #expect(result.code == .workLeft)
      expect(result.output, equalsSnapshot: "mutants-chance")
    }

    @Test func `A test that is skipped notices nothing`() async throws {
      let skipped = "@Test(.disabled()) func later() {}\n"
      let result = try await mutants(tests: test("_ = greeter") + skipped)
      #expect(result.output.contains("Your tests notice 0 of "))
    }

    @Test func `A type with the name of a given one is told, as swift test can't build it`()
      async throws
    {
      let result = try await mutants(tests: test("_ = greeter") + "private struct HelloTests {}\n")
      let place = "Tests/Chapter1HelloTests/GreeterTests.swift:9: 'HelloTests' is also declared in"
      #expect(result.output.contains("\(place) \(BuildableSample.tests):"))
    }

    @Test func `Tests that use code of the given ones are built among them`() async throws {
      let result = try await mutants(tests: test("_ = (greeter, HelloTests())"))
      #expect(result.output.contains("Your tests notice 0 of 9 changes."))
    }

    @Test func `Tests that fail on the code as it is come first`() async throws {
      let result = try await mutants(tests: test("#expect(greeter.greetings == [\"Bo\"])"))
      #expect(result.code == .workLeft)
      expect(result.errors, equalsSnapshot: "mutants-red")
    }

    @Test func `Code that does not compile is named with its line`() async throws {
      let result = try await mutants(tests: test("greeter.nothing()"))
      #expect(result.code == .workLeft)
      expect(result.errors, equalsSnapshot: "mutants-not-compiled")
    }

    @Test func `Without tests, it says how to begin`() async throws {
      let result = try await mutants(tests: nil)
      #expect(result.code == .workLeft)
      expect(result.errors, equalsSnapshot: "mutants-no-tests")
    }

    @Test func `A type that isn't there is wrong usage`() async throws {
      let result = try await mutants(["1", "Greter"], tests: test("_ = greeter"))
      #expect(result.code == .wrongUsage)
      #expect(result.errors.contains("There is no type 'Greter' with code to change"))
      #expect(result.errors.contains("The types are: Greeter, HelloPresenter."))
    }
  }
}
