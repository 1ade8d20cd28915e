import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// What the tool's environment lacks; each test has a process of its own to spoil it in.
struct UnusableEnvironmentTests {
  @Test func `Without swift in PATH, a command says how to get it`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let code = try await BuildableSample.with { workbook in
        setenv("PATH", "/nowhere", 1)
        return await Tool.workbook.run(["check", "1", "--package-path", workbook.root.path])
      }
      exit(code)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors == """
        Building chapter 1, for the first time …
        Error: There is no 'swift' in PATH. \
        Install Swift 6.2.2 or newer, and have it in PATH: https://www.swift.org/install

        """)
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!output.contains("swift"))
  }

  @Test func `In a folder that was deleted, a command says so and ends`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      try await withTemporaryFolder { folder in
        try #require(chdir(folder.path) == 0)
        try FileManager.default.removeItem(at: folder)
      }
      exit(await Tool.workbook.run(["list"]))
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.hasPrefix("Error: The folder that you are in was deleted or moved."))
  }

  // On a Mac the system names the folder for temporary files, whatever `TMPDIR` says.
  #if !canImport(Darwin)
    @Test func `A folder for temporary files that is none is named, with a remedy`() async throws {
      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
      ) {
        let code = try await BuildableSample.with { workbook in
          let file = workbook.url("Package.swift").path
          setenv("TMPDIR", file, 1)
          return await Tool.workbook.run(["check", "1", "--package-path", workbook.root.path])
        }
        exit(code)
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("  The folder for temporary files, /"))
      #expect(output.contains("cannot be used: Not a directory."))
      #expect(output.contains(" Name one that can be written: export TMPDIR=/tmp\n"))
    }

    @Test func `The doctor blames the folder for temporary files, and makes none`() async throws {
      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardOutputContent]
      ) {
        let code = try await BuildableSample.with { workbook in
          let folder = workbook.url("no/such/folder")
          setenv("TMPDIR", folder.path, 1)
          let code = await Tool.workbook.run(["doctor", "--package-path", workbook.root.path])
          try #require(!workbook.exists("no"))
          return code
        }
        exit(code)
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(!output.contains("↳ Install Swift"))
      #expect(output.contains("no/such/folder, cannot be used: No such file or directory.\n  ↳ "))
    }
  #endif
}
