import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

extension BuiltSample {
  /// Build folders that are damaged.
  struct BuildRepairTests {
    private static let scratch = ".build/workbook/exercises-1"

    /// Runs `check`, and returns what it says.
    private func check(_ workbook: Workbook) async -> (output: String, errors: String) {
      let console = RecordedConsole()
      _ = await console.run(["check", "1.1", "--build-system", "native"], in: workbook)
      return (console.output, console.errors)
    }

    private func truncate(_ ending: String, in workbook: Workbook) throws {
      let files = workbook.files(below: Self.scratch).filter { $0.hasSuffix(ending) }
      #expect(!files.isEmpty)
      for file in files { try workbook.write("cut off", to: "\(Self.scratch)/\(file)") }
    }

    @Test func `One with a damaged file is built once more, and the verdict is the same`()
      async throws
    {
      try await BuildableSample.with { workbook in
        let whole = await check(workbook).output
        #expect(whole.hasPrefix("✘ 1.1 Greet.\n  Rule      greet.\n"), "\(whole)")
        for ending in [".o", "Chapter1Hello.swiftmodule", "build.db"] {
          try truncate(ending, in: workbook)
          let repaired = await check(workbook)
          #expect(repaired.output == whole)
          #expect(
            repaired.errors == "The build folder is damaged, so everything is built again …\n",
            "\(ending)")
          #expect(!workbook.exists("\(Self.scratch).old"))
        }
        // It is whole again.
        #expect(await check(workbook) == (whole, ""))
      }
    }

    @Test func `One that is not at fault stays, and the doctor is named`() async throws {
      try await BuildableSample.with { workbook in
        _ = await check(workbook)
        try workbook.write("", to: "\(Self.scratch)/mine")
        let manifest = try #require(workbook.text(of: "Package.swift"))
        try workbook.replace("[\"Chapter1Hello\"]", with: "[\"Nowhere\"]", in: "Package.swift")
        let broken = await check(workbook).output
        #expect(broken.hasPrefix("✘ The build failed:\n"), "\(broken)")
        #expect(broken.hasSuffix("\n  To see what is wrong: swift run workbook doctor\n"))
        #expect(workbook.exists("\(Self.scratch)/mine"))
        #expect(!workbook.exists("\(Self.scratch).old"))
        try workbook.write(manifest, to: "Package.swift")
        #expect(await check(workbook).output.hasPrefix("✘ 1.1 Greet.\n"))
      }
    }
  }
}
