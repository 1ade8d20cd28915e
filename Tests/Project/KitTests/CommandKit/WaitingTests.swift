import Synchronization
import Testing

@testable import CommandKit
@testable import JudgeKit

struct WaitingTests {
  @Test func `In a pipe, what delays a build is said once`() async throws {
    let errors = Mutex("")
    let console = Console(
      output: { _ in }, errors: { text in errors.withLock { $0 += text } })
    try await console.waiting(for: "Running the tests of chapter 1") {
      // A build is a task of its own.
      await Task {
        for _ in 0..<3 { BuildDelay.report(.slowCompiler(file: "Exercises/A.swift")) }
      }.value
    }
    #expect(errors.withLock { $0 } == "Still compiling. The largest file is Exercises/A.swift …\n")
  }
}
