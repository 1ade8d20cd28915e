import Testing

@testable import CourseKit
@testable import JudgeKit

/// Slow: it builds a package.
struct TestEndingTests {
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
        @Test func `1.8 can give a heartbeat`() {
          let file = ProcessInfo.processInfo.environment["WORKBOOK_HEARTBEAT"] ?? ""
          #expect(FileManager.default.isWritableFile(atPath: file))
        }
      }

      """
    try await BuildableSample.with(adding: [BuildableSample.tests: body]) { workbook in
      let build = ChapterBuild(
        workbook: workbook, tree: .solutions, chapter: BuildableSample.chapter,
        chosenSystem: nil)
      let program = try await build.run()
      func report(_ index: Int) async throws -> TestReport {
        let exercise = ExerciseNumber(chapter: 1, index: index)
        var run = TestRun(of: build, program, exercises: [exercise])
        run.timeLimit = .seconds(2)
        return try await run.run()
      }

      #expect(try await report(1).isSuccess)
      let failed = try await report(2)
      #expect(failed.tests.map(\.verdict) == [.failed])
      #expect(failed.tests.first?.failures.first?.rule == "Rule: be equal.")
      let trapped = try await report(3)
      #expect(trapped.interruptedTest?.name == "1.3 traps")
      #expect(!trapped.hasEnded)
      let looping = try await report(4)
      #expect(looping.interruptedTest?.name == "1.4 loops")
      #expect(looping.ending == .timedOut)
      let left = try await report(5)
      #expect(left.ending == .exited(0))
      #expect(!left.isSuccess)
      #expect(left.interruptedTest?.name == "1.5 leaves")
      let flooded = try await report(6)
      #expect(flooded.isOutputCut)
      #expect(flooded.interruptedTest?.name == "1.6 floods and loops")
      let threw = try await report(7)
      #expect(threw.tests.first?.failures.first?.rule == nil)
      #expect(!threw.isSuccess)
      #expect(try await report(8).isSuccess)
      let nothing = try await report(9)
      #expect(nothing.tests.isEmpty)
      #expect(!nothing.isSuccess)

      // All in one run: what came before the crash is known, and proves nothing yet.
      let all = try await TestRun(of: build, program).run()
      #expect(all.tests.map(\.verdict).prefix(3) == [.unproven, .failed, .interrupted])
      #expect(all.interruptedTest?.name == "1.3 traps")
    }
  }
}
