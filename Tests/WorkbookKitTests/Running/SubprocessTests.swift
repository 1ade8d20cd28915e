import Foundation
import Testing

@testable import WorkbookKit

struct SubprocessTests {
  private func shell(_ script: String) -> Subprocess {
    Subprocess(
      program: "/bin/sh", arguments: ["-c", script], folder: FileManager.default.temporaryDirectory)
  }

  @Test func `It tells how the program ended, and what it printed`() async throws {
    let outcome = try await shell("echo out; echo err >&2; exit 3").run()
    #expect(outcome.ending == .exited(3))
    #expect(outcome.output == "out\nerr\n")
    #expect(try await shell("kill -9 $$").run().ending == .signalled(9))
  }

  @Test func `The program sees the changed environment, and no input`() async throws {
    var process = shell("cat; echo $GREETING")
    process.environment = ["GREETING": "안녕"]
    #expect(try await process.run().output == "안녕\n")
  }

  @Test func `A program that is not there is an error`() async {
    let process = Subprocess(
      program: "/no/such/program", arguments: [], folder: FileManager.default.temporaryDirectory)
    await #expect(throws: (any Error).self) { try await process.run() }
  }

  @Test func `At the time limit the program and all that it started are ended`() async throws {
    // The trap makes it hard to end.
    var process = shell("trap '' INT; sleep 600 & echo $!; while :; do :; done")
    process.timeLimit = .milliseconds(300)
    let outcome = try await process.run()
    #expect(outcome.ending == .timedOut)
    try await expectGone(outcome.output)
  }

  @Test func `What a program leaves running is ended with it`() async throws {
    let outcome = try await shell("sleep 600 & echo $!").run()
    #expect(outcome.ending == .exited(0))
    try await expectGone(outcome.output)
  }

  @Test func `A cancelled task ends its program`() async throws {
    let process = shell("echo $$ > \"$FILE\"; while :; do :; done")
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "pid")
      var process = process
      process.environment = ["FILE": file.path]
      let task = Task { [process] in try await process.run() }
      var pid = ""
      while pid.isEmpty {
        await Task.yield()
        pid = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      try await expectGone(pid)
    }
  }

  @Test func `A flood is cut`() async throws {
    var process = shell("while :; do echo flood; done")
    process.timeLimit = .milliseconds(300)
    process.outputLimit = 1_000
    let outcome = try await process.run()
    #expect(outcome.isOutputCut)
    #expect(outcome.output.utf8.count == 1_000)
  }

  @Test func `Output that just fits is not cut`() async throws {
    var process = shell("printf 12345")
    process.outputLimit = 5
    let outcome = try await process.run()
    #expect(outcome.output == "12345")
    #expect(!outcome.isOutputCut)
  }

  @Test func `One that runs beside another does not hold up the other's end`() async throws {
    async let long = shell("sleep 600").runForAMoment()
    async let short = shell("echo done").run()
    #expect(try await short.output == "done\n")
    #expect(try await long.ending == .timedOut)
  }

  /// A killed process stays in the table until its new parent has waited for it.
  private func expectGone(_ text: String) async throws {
    let pid = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    let deadline = ContinuousClock.now + .seconds(10)
    while kill(pid, 0) == 0, !isZombie(pid), ContinuousClock.now < deadline { await Task.yield() }
    #expect(kill(pid, 0) != 0 || isZombie(pid), "Process \(pid) is still there.")
  }

  private func isZombie(_ pid: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    return status?.contains(") Z ") == true
  }
}

extension Subprocess {
  fileprivate func runForAMoment() async throws -> Outcome {
    var process = self
    process.timeLimit = .seconds(1)
    return try await process.run()
  }
}
