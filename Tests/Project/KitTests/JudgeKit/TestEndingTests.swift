import Testing

@testable import CourseKit
@testable import JudgeKit

extension BuiltSample {
  struct TestEndingTests {
    /// Those that leave, loop or flood are in `JudgeTests`.
    @Test func `However a test ends, only one that came to its end can pass`() async throws {
      let body = """
        import Foundation
        import Testing

        @Suite(.serialized) struct Misbehaviour {
          @Test func `1.1 passes`() { #expect(1 + 1 == 2) }
          @Test func `1.2 fails`() { #expect(1 + 1 == 3, "Rule: be equal.") }
          @Test func `1.3 traps`() { fatalError("trap") }
          @Test func `1.4 throws`() throws { throw CancellationError() }
          @Test func `1.5 can give a heartbeat`() {
            let file = ProcessInfo.processInfo.environment["WORKBOOK_HEARTBEAT"] ?? ""
            #expect(FileManager.default.isWritableFile(atPath: file))
          }
        }

        """
      try await BuildableSample.with(adding: [BuildableSample.tests: body]) { workbook in
        let build = ChapterBuild(
          workbook: workbook, tree: .exercises, chapter: BuildableSample.chapter,
          chosenSystem: nil)
        let program = try await build.run()
        func report(_ index: Int) async throws -> TestReport {
          let exercise = ExerciseNumber(chapter: 1, index: index)
          return try await TestRun(of: build, program, exercises: [exercise]).run()
        }

        #expect(try await report(1).isSuccess)
        let failed = try await report(2)
        #expect(failed.tests.map(\.verdict) == [.failed])
        #expect(failed.tests.first?.failures.first?.rule == "Rule: be equal.")
        let threw = try await report(4)
        #expect(threw.tests.first?.failures.first?.rule == nil)
        #expect(!threw.isSuccess)
        #expect(try await report(5).isSuccess)
        let nothing = try await report(6)
        #expect(nothing.tests.isEmpty)
        #expect(!nothing.isSuccess)

        // All in one run: what came before the crash is known, and proves nothing yet.
        let all = try await TestRun(of: build, program).run()
        #expect(all.tests.map(\.verdict).prefix(3) == [.unproven, .failed, .interrupted])
        #expect(all.interruptedTest?.name == "1.3 traps")
      }
    }
  }
}
