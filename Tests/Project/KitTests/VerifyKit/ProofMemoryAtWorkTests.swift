import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// What `verify` does with the proofs of earlier runs, and where it keeps them.
struct ProofMemoryAtWorkTests {
  @Test func `A check that has found nothing is made again only after a change, or with --fresh`()
    async throws
  {
    try await withTemporaryFolder { cache in
      try await Sample.with { workbook in
        let environment = ["HOME": cache.path]
        func line(_ arguments: [String]) async -> String? {
          let console = RecordedConsole()
          _ = await console.run(
            arguments + ["--only", "starters"], of: .verify, in: workbook, environment: environment)
          return console.output.lines.first
        }
        let claim = "Chapter 1 · Hello world: \(Check.starters.claim)"
        #expect(await line([])?.contains("✘ \(claim)") == true)
        try workbook.writeStarters()
        #expect(await line([]) == "✔ \(claim)")
        #expect(await line([])?.hasPrefix("✔ \(claim) (proved before, on 20") == true)
        #expect(await line(["1.1"]) == "✔ \(claim)")
        #expect(await line(["--fresh"]) == "✔ \(claim)")
        let starter = workbook.text(of: LearnerSample.presenter)
        try workbook.write("mine", to: LearnerSample.presenter)
        #expect(await line(["1.1"])?.contains("✘ \(claim)") == true)
        try workbook.write(try #require(starter), to: LearnerSample.presenter)
        #expect(await line([]) == "✔ \(claim)")
        try workbook.write(
          "struct Greeting {}\n// More.\n", to: "Solutions/\(Sample.chapter.target)/Greeting.swift")
        #expect(await line([])?.contains("✘ \(claim)") == true)
      }
    }
  }

  @Test func `Where nothing can be kept, one line says so, and the checks are made`() async throws {
    try await Sample.with { workbook in
      try workbook.writeStarters()
      let console = RecordedConsole()
      // A file is where the folder should be.
      let environment = ["XDG_CACHE_HOME": workbook.url("Package.swift").path]
      let line = ["--only", "starters"]
      #expect(await console.run(line, of: .verify, in: workbook, environment: environment) == .done)
      #expect(console.errors.hasPrefix("What is proved can't be kept in /"))
    }
  }

  @Test func `The memory lies in the user's cache folder, and nowhere without one`() {
    let folder = "viper-workbook/proofs"
    #expect(ProofMemory(in: ["HOME": "/me"])?.folder.path == "/me/.cache/\(folder)")
    #expect(
      ProofMemory(in: ["HOME": "/me", "XDG_CACHE_HOME": "/c"])?.folder.path == "/c/\(folder)")
    #expect(ProofMemory(in: [:]) == nil)
  }
}
