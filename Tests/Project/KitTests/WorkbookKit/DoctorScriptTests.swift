import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

/// The script that looks for what keeps Swift from starting at all.
struct DoctorScriptTests {
  private let original: URL

  init() throws {
    original = try Workbook.around(URL(filePath: #filePath)).url("docs/doctor.sh")
  }

  /// Runs the script in a folder, with a `swift` that only says what it was asked.
  private func run(
    inFolder name: String = "workbook", temporary: String? = nil, home: String? = nil
  ) async throws -> Subprocess.Outcome {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      let workbook = folder.appending(path: name)
      let tools = folder.appending(path: "tools")
      for folder in [workbook.appending(path: "docs"), tools] {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      let swift = tools.appending(path: "swift")
      try Data("#!/bin/sh\necho asked: $@\n".utf8).write(to: swift)
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
      let script = workbook.appending(path: "docs/doctor.sh")
      try files.copyItem(at: original, to: script)
      var process = Subprocess(program: "/bin/sh", arguments: [script.path], folder: folder)
      process.environment = [
        "PATH": "\(tools.path):/usr/bin:/bin", "TMPDIR": temporary ?? folder.path,
        "HOME": home ?? folder.path,
      ]
      let outcome = try await process.run()
      #expect(try files.contentsOfDirectory(atPath: workbook.path) == ["docs"])
      return outcome
    }
  }

  @Test func `When it finds nothing, the workbook's doctor goes on`() async throws {
    let outcome = try await run()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == "asked: run workbook doctor\n")
  }

  @Test func `A folder in whose path Swift cannot build is named`() async throws {
    let outcome = try await run(inFolder: "50% off")
    #expect(outcome.ending == .exited(1))
    #expect(outcome.output.contains("✘ The path of this folder has a '%', and "))
    #expect(outcome.output.contains("/50% off\n  ↳ Rename the folder, "))
    #expect(!outcome.output.contains("asked"))
  }

  @Test func `A folder for temporary files that is not there is named`() async throws {
    let outcome = try await run(temporary: "/nowhere")
    #expect(outcome.ending == .exited(1))
    #expect(
      outcome.output == """
        ✘ The folder for temporary files, /nowhere, cannot be written.
          ↳ mkdir -p ~/tmp && export TMPDIR=~/tmp

        """)
  }

  #if os(Linux)
    @Test func `A home that cannot be written is named`() async throws {
      let outcome = try await run(home: "/dev/null")
      #expect(outcome.ending == .exited(1))
      #expect(
        outcome.output == """
          ✘ Swift's compiler keeps modules below /dev/null/.cache, which cannot be written.
            ↳ export XDG_CACHE_HOME=/tmp/swift-cache

          """)
    }

    @Test func `The doctor and each failed build name a home that cannot be written`() {
      #expect(
        ModuleCache.problem(["HOME": "/dev/null"])?.sentence.contains("/dev/null/.cache") == true)
      #expect(ModuleCache.problem(["HOME": "/dev/null", "XDG_CACHE_HOME": "/tmp/a/b"]) == nil)
    }
  #endif
}
