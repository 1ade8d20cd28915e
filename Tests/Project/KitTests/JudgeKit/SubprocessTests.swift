import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

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

  @Test func `What it printed has line feeds, since a compiler quotes code as its file has it`()
    async throws
  {
    let quotation = "1 | a\\r\\n  | b\\r\\n"
    #expect(try await shell("printf '\(quotation)'").run().output == "1 | a\n  | b\n")
  }

  @Test func `The program sees the changed environment, and no input`() async throws {
    var process = shell("cat; echo $GREETING")
    process.environment = ["GREETING": "안녕"]
    #expect(try await process.run().output == "안녕\n")
  }

  @Test func `The program inherits nothing that is open`() async throws {
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    #expect(try await !shell("test -e /dev/fd/\(descriptor)").run().isSuccess)
  }

  @Test func `A program that is not there is an error`() async {
    let process = Subprocess(
      program: "/no/such/program", arguments: [], folder: FileManager.default.temporaryDirectory)
    await #expect(throws: WorkbookError.self) { try await process.run() }
  }

  @Test func `At the time limit the program and all that it started are ended`() async throws {
    try await withLifeline { lifeline in
      // The trap makes it hard to end.
      var process = shell(
        "trap '' INT; sleep 600 > '\(lifeline.path)' & while :; do :; done")
      process.timeLimit = .milliseconds(300)
      #expect(try await process.run().ending == .timedOut)
      try await lifeline.waitUntilCut()
    }
  }

  @Test func `A program that prints nothing is ended, and what it printed before is kept`()
    async throws
  {
    var process = shell("echo begun; exec sleep 600")
    // Long enough for a shell to begin on a busy machine.
    process.silenceLimit = .seconds(3)
    let outcome = try await process.run()
    #expect(outcome.ending == .timedOut)
    #expect(outcome.output == "begun\n")
  }

  @Test func `What a program leaves running is ended with it, whatever group it has`() async throws
  {
    try await withLifeline { lifeline in
      // With `-m` what is started has a group of its own, as with Foundation's `Process`.
      let outcome = try await shell("set -m; sleep 600 > '\(lifeline.path)' & exit 3").run()
      #expect(outcome.ending == .exited(3))
      try await lifeline.waitUntilCut()
    }
  }

  @Test func `When the tool is gone, a program and all that it started are ended`() async throws {
    try await withLifeline { lifeline in
      let (session, guardian) = try SignalHandler.start {
        let session = try spawn(
          ["/bin/sh", "-c", "set -m; sleep 600 > '\(lifeline.path)' & while :; do :; done"],
          environment: ["PATH": "/bin:/usr/bin"], folder: FileManager.default.temporaryDirectory)
        return (session, try ProcessWatchdog(of: session))
      }
      defer { SignalHandler.remove(session) }
      try await lifeline.waitUntilHeld()
      guardian.abandon()
      #if os(Linux)
        try await lifeline.waitUntilCut()
      #endif
      #expect(session.reap() == .signalled(SIGKILL))
      // Not before: it may still be at its work.
      guardian.dismiss()
      #if !os(Linux)
        session.kill()
      #endif
    }
  }

  @Test func `A cancelled task ends its program`() async throws {
    try await withLifeline { lifeline in
      let process = shell("exec > '\(lifeline.path)'; while :; do :; done")
      let task = Task { try await process.run() }
      try await lifeline.waitUntilHeld()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      try await lifeline.waitUntilCut()
    }
  }

  @Test func `The standard error can be kept apart`() async throws {
    var process = shell("echo out; echo err >&2")
    process.separatesStandardError = true
    let outcome = try await process.run()
    #expect(outcome.output == "out\n")
    #expect(outcome.errors == "err\n")
  }

  @Test func `A program runs in the folder that it is given`() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "it's \"here\" $HOME")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let process = Subprocess(
        program: "/bin/sh", arguments: ["-c", "echo x > file"], folder: place)
      #expect(try await process.run().isSuccess)
      #expect(FileManager.default.fileExists(atPath: place.appending(path: "file").path))
    }
  }

  @Test func `A flood is cut`() async throws {
    var process = shell("i=0; while [ $i -lt 9999 ]; do echo flood; i=$((i+1)); done")
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
}

extension Subprocess {
  fileprivate func runForAMoment() async throws -> Outcome {
    var process = self
    process.timeLimit = .seconds(1)
    return try await process.run()
  }
}
