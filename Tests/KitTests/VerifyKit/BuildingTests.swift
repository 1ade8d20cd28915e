import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// Slow: each of these builds a package.
@Suite(.serialized) struct BuildingTests {
  private let console = RecordedConsole()

  @Test func `A fair course passes; then a warning and an error are found`() async throws {
    let starter = "Exercises/Chapter1Hello/HelloPresenter.swift"
    try await BuildableSample.with { workbook in
      #expect(await console.run([], of: .verify, in: workbook) == .done, "\(console.output)")
      #expect(console.output.hasSuffix("10 checks, all passed.\n"))

      try workbook.write("func idle() {\n  let idle = 1\n}\n", to: "Sources/HelloApp/Idle.swift")
      try workbook.write("struct HelloPresenter {\n  let name: Nothing\n}\n", to: starter)
      let broken = RecordedConsole()
      #expect(await broken.run(["--only=build,tests"], of: .verify, in: workbook) == .workLeft)
      #expect(broken.output.contains("Sources/HelloApp/Idle.swift:2: error: initialization of"))
      let error = "\(starter):2: error: cannot find type 'Nothing' in scope"
      #expect(broken.output.split(separator: "\n").filter { $0.contains(error) }.count == 2)
    }
  }

  @Test func `Answers are tried, whatever they do`() async throws {
    let page = """
      ### 1.1 Is no mistake
      ```swift
      "Hello"
      ```
      > Rule: greet.

      ### 1.1 Traps
      ```swift
      let nobody: [String] = []
      return nobody[1]
      ```
      > Rule: greet.

      ### 1.1 Does not compile
      ```swift
      greeting
      ```
      > Rule: greet.

      ### 1.1 Has a helper
      ```swift
      name
      // beside
      private var name: String { "World" }
      ```
      > Rule: greet.

      """
    try await BuildableSample.with(adding: [BuildableSample.mistakes: page]) { workbook in
      let line = ["1.1", "--only", "order,mistakes"]
      #expect(await console.run(line, of: .verify, in: workbook) == .workLeft)
      #expect(
        console.output.hasPrefix(
          """
          ✔ Chapter 1 · Hello: \(Check.order.claim), 1 of 1
          ✘ Chapter 1 · Hello: \(Check.mistakes.claim), 1 of 4
              docs/mistakes/1-hello.md:1: '1.1 Is no mistake' passes every test.
          """))
      #expect(console.output.contains("'1.1 Traps' must fail by an expectation, but '1.1 The"))
      #expect(console.output.contains("'1.1 Does not compile' does not compile: function produces"))
    }
  }

  @Test func `Mutants are made, tried and counted, and share what builds there are`() async throws {
    let solution = """
      import Foundation

      final class Bell {
        private(set) var rings = 0

        func ring() { rings += 1 }
      }

      final class HelloPresenter {
        let bell = Bell()

        func greet(_ names: [String]) {
          // exercise 1.1: Ring for each name.
          if names.count > 1 {
            bell.ring()
          }
          bell.ring()
          // end 1.1
        }
      }

      """
    let tests = """
      import Testing

      @testable import Chapter1Hello

      struct HelloTests {
        @Test func `1.1 The presenter rings`() {
          let presenter = HelloPresenter()
          presenter.greet(["A"])
          #expect(presenter.bell.rings == 1, "Rule: ring.")
        }

        @Test func `It rings again`() {
          let presenter = HelloPresenter()
          presenter.greet([])
          presenter.greet([])
          #expect(presenter.bell.rings == 2, "Rule: ring.")
        }
      }

      """
    let page = """
      ## Harmless changes

      ### Rings twice

      Both sound the same.

      ```diff
       bell.<sound>()
      +bell.<sound>()
      ```

      ### 1.1 Rings for all first

      Nobody can tell.

      ```diff
      +bell.ring()
       …
      -bell.ring()
      ```
      """
    let files = [
      BuildableSample.solution: solution, BuildableSample.tests: tests,
      BuildableSample.mistakes: page,
    ]
    try await BuildableSample.with(adding: files) { workbook in
      #expect(
        await console.run(["--only", "mutants"], of: .verify, in: workbook) == .workLeft)
      let title = "✘ Chapter 1 · Hello: \(Check.mutants.claim)"
      #expect(console.output.hasPrefix("\(title), 3 of 7; 2 harmless; 1 do not compile\n"))
      #expect(
        console.output.contains(
          """
              Solutions/Chapter1Hello/HelloPresenter.swift:13: '1.1 does nothing the second time' is \
          caught by no test of its exercise. It is caught by 'It rings again'.
                +if workbookRepeats(self) { return }
                 if names.count > 1 {
          """))
      #expect(console.output.hasSuffix("1 check, 1 failed: 4 findings.\n"))
    }
  }

  @Test func `A chapter that is built with another one is found`() async throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Sample",
        targets: ["Chapter1Hello", "Chapter2Bye"].flatMap { name -> [Target] in
          [
            .target(name: name, path: "Exercises/\\(name)"),
            .testTarget(name: "\\(name)Tests", dependencies: [.byName(name: name)]),
          ]
        })
      """
    let files = [
      "Package.swift": manifest, "Solutions/Chapter2Bye/Bye.swift": "struct Bye {}\n",
      "Tests/Chapter2ByeTests/ByeTests.swift": "@testable import Chapter2Bye\n",
    ]
    try await BuildableSample.with(adding: files) { workbook in
      #expect(
        await console.run(["1", "--only", "isolation"], of: .verify, in: workbook) == .workLeft)
      #expect(console.output.contains("Package.swift: With every other chapter broken, it does"))
    }
  }

  /// One build; each test misbehaves in its own way.
  @Test func `However a test ends, only one that came to its end can pass`() async throws {
    let body = """
      import Foundation
      import Testing

      @Suite(.serialized) struct Misbehaviour {
        @Test func `1.1 passes`() { #expect(1 + 1 == 2) }
        @Test func `1.2 fails`() { #expect(1 + 1 == 3, "Rule: be equal.") }
        @Test func `1.3 traps`() { fatalError("trap") }
        @Test func `1.4 loops`() { while true {} }
        @Test func `1.5 leaves`() { exit(0) }
        @Test func `1.6 floods and loops`() { while true { print(String(repeating: "flood", count: 1_000_000)) } }
        @Test func `1.7 throws`() throws { throw CancellationError() }
      }

      """
    try await BuildableSample.with(adding: [BuildableSample.tests: body]) { workbook in
      let build = ChapterBuild(
        workbook: workbook, tree: .solutions, chapter: BuildableSample.chapter,
        chosenSystem: nil)
      let program = try await build.run()
      func report(_ index: Int) async throws -> TestReport {
        let exercise = ExerciseNumber(chapter: 1, index: index)
        var run = TestRun(of: build, program, exercise: exercise)
        run.timeLimit = .seconds(2)
        return try await run.run()
      }

      #expect(try await report(1).isSuccess)
      let failed = try await report(2)
      #expect(failed.tests.map(\.verdict) == [.failed])
      #expect(failed.tests.first?.failures.first?.rule == "Rule: be equal.")
      let trapped = try await report(3)
      #expect(trapped.culprit?.name == "1.3 traps")
      #expect(!trapped.hasEnded)
      let looping = try await report(4)
      #expect(looping.culprit?.name == "1.4 loops")
      #expect(looping.ending == .timedOut)
      let left = try await report(5)
      #expect(left.ending == .exited(0))
      #expect(!left.isSuccess)
      #expect(left.culprit?.name == "1.5 leaves")
      let flooded = try await report(6)
      #expect(flooded.isOutputCut)
      #expect(flooded.culprit?.name == "1.6 floods and loops")
      let threw = try await report(7)
      #expect(threw.tests.first?.failures.first?.rule == nil)
      #expect(!threw.isSuccess)
      let nothing = try await report(9)
      #expect(nothing.tests.isEmpty)
      #expect(!nothing.isSuccess)

      // All in one run: what came before the crash is known, and proves nothing yet.
      let all = try await TestRun(of: build, program).run()
      #expect(all.tests.map(\.verdict).prefix(3) == [.unproven, .failed, .interrupted])
      #expect(all.culprit?.name == "1.3 traps")
    }
  }
}
