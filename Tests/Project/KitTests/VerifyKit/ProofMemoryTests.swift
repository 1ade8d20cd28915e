import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct ProofMemoryTests {
  private let chapter = Sample.chapter

  /// Runs a test in a small workbook, with a verification that has an empty memory.
  private func withMemory(
    _ body: (_ verification: Verification, _ memory: ProofMemory) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { cache in
      try await Sample.with { workbook in
        let memory = ProofMemory(folder: cache)
        var verification = Verification(
          workbook: workbook, console: Console(output: { _ in }, errors: { _ in }),
          chapters: workbook.chapters, buildSystem: nil)
        verification.memory = memory
        verification.facts = ["Swift version 6"]
        try await body(verification, memory)
      }
    }
  }

  private func proofs(_ check: Check, _ verification: Verification) -> KnownProofs {
    KnownProofs(of: [check], about: check.isOfChapter ? chapter : nil, verification)
  }

  /// Keeps that a check has found nothing.
  private func keep(_ check: Check, _ verification: Verification, share: String? = nil) throws {
    try proofs(check, verification).keep(check, ([], share))
  }

  @Test func `One changed byte of any input makes a check again`() async throws {
    let inputs = [
      "Package.swift", "Sources/Shared/ScreenKit/A.swift", "Sources/ToolSupport/JudgeKit/A.swift",
      "Sources/ToolSupport/NewKit/A.swift", "Sources/Verification/VerifyKit/Checks/A.swift",
      "Sources/Verification/VerifyKit/New/A.swift", "Tests/TestSupport/A.swift",
      "\(chapter.folder(in: .solutions))/A.swift", "\(chapter.folder(in: .exercises))/A.swift",
      "\(chapter.designsFolder)/Mine/A.swift", "\(chapter.testFolder)/A.swift",
      "\(chapter.appFolder)/A.swift", chapter.page, chapter.hintsPage, chapter.mistakesPage,
      chapter.mistakeRecord, Prediction.path, GivenFiles.path,
    ]
    try await withMemory { verification, _ in
      for input in inputs { try verification.workbook.write("a", to: input) }
      for input in inputs {
        for text in ["b", ""] {
          try keep(.mistakes, verification)
          #expect(proofs(.mistakes, verification)[.mistakes] != nil)
          try verification.workbook.write(text, to: input)
          #expect(proofs(.mistakes, verification)[.mistakes] == nil, "\(input)")
        }
      }
      try keep(.mistakes, verification)
      try verification.workbook.remove(chapter.mistakesPage)
      #expect(proofs(.mistakes, verification)[.mistakes] == nil)
      try keep(.mistakes, verification)
      var later = verification
      later.facts = ["Swift version 7"]
      #expect(proofs(.mistakes, later)[.mistakes] == nil)
    }
  }

  @Test
  func `Of the page of mistakes, mutants depend only on right answers and harmless changes`()
    async throws
  {
    let page = """
      ## 1.1

      ### 1.1 Greets twice

      The user reads it twice.

      ## Other right answers

      ### 1.1 Uses a constant

      It has the same value.

      """
    try await withMemory { verification, _ in
      let path = chapter.mistakesPage
      try verification.workbook.write(page, to: path)
      try keep(.mutants, verification)
      try verification.workbook.write(
        page.replacing("reads it twice.", with: "reads it twice.\n\n> Rule: Greet once."), to: path)
      #expect(proofs(.mutants, verification)[.mutants] != nil)
      try verification.workbook.write(page.replacing("the same", with: "this"), to: path)
      #expect(proofs(.mutants, verification)[.mutants] == nil)
    }
  }

  @Test
  func `What cannot decide a verdict makes no check again, except those of the whole workbook`()
    async throws
  {
    let others = [
      "README.md", "Sources/Companion/WorkbookKit/A.swift", "Tests/Project/KitTests/A.swift",
      "Solutions/Chapter2Other/A.swift", "Sources/Verification/VerifyKit/Prose/A.swift",
    ]
    try await withMemory { verification, _ in
      for other in others {
        try keep(.mutants, verification)
        try keep(.prose, verification)
        try verification.workbook.write("b", to: other)
        #expect(proofs(.mutants, verification)[.mutants] != nil, "\(other)")
        #expect(proofs(.prose, verification)[.prose] == nil, "\(other)")
      }
    }
  }

  @Test func `A check of a page is made again when a list of chapters has changed`() async throws {
    try await withMemory { verification, _ in
      for page in Set(ChapterLinks.lists.map(\.page) + [RulesPage.path]) {
        try keep(.pages, verification)
        try verification.workbook.write("b \(page)", to: page)
        #expect(proofs(.pages, verification)[.pages] == nil, "\(page)")
      }
    }
  }

  @Test func `A damaged entry, and one of another check or chapter, is no proof`() async throws {
    try await withMemory { verification, memory in
      try keep(.mutants, verification, share: "3 of 3")
      try keep(.tests, verification)
      let files = try FileManager.default.contentsOfDirectory(
        at: memory.folder, includingPropertiesForKeys: nil)
      let file = try #require(files.first { $0.lastPathComponent.hasPrefix("mutants-") })
      let other = try #require(files.first { $0.lastPathComponent.hasPrefix("tests-") })
      let entry = try Data(contentsOf: file)
      let damaged = [
        Data(), entry.prefix(20), try Data(contentsOf: other),
        Data(String(decoding: entry, as: UTF8.self).replacing("3 of 3", with: "4 of 4").utf8),
      ]
      for data in damaged {
        try data.write(to: file)
        #expect(proofs(.mutants, verification)[.mutants] == nil)
      }
      try entry.write(to: file)
      #expect(proofs(.mutants, verification)[.mutants]?.share == "3 of 3")
    }
  }

  @Test func `What has failed is not kept, nor what was changed meanwhile`() async throws {
    try await withMemory { verification, memory in
      try proofs(.tests, verification).keep(.tests, ([Finding("It is red.")], nil))
      let known = proofs(.tests, verification)
      try verification.workbook.write("// More.\n", to: "\(chapter.testFolder)/A.swift")
      try known.keep(.tests, ([], nil))
      #expect(proofs(.tests, verification)[.tests] == nil)
      #expect((try? FileManager.default.contentsOfDirectory(atPath: memory.folder.path)) == [])
    }
  }

  @Test func `Tools whose code was changed while they ran have proved nothing`() async throws {
    try await withTemporaryFolder { cache in
      try await Sample.with { workbook in
        let tool = "Sources/Verification/VerifyKit/Checks/A.swift"
        var console = Console(output: { _ in }, errors: { _ in })
        console.environment = ["HOME": cache.path]
        func verification() async -> Verification {
          var verification = Verification(
            workbook: workbook, console: console, chapters: workbook.chapters, buildSystem: nil)
          await verification.remember(fresh: false)
          return verification
        }
        let former = await verification()
        try workbook.write("// Another check.\n", to: tool)
        try keep(.mutants, former)
        #expect(proofs(.mutants, await verification())[.mutants] == nil)
      }
    }
  }
}
