import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct FingerprintTests {
  private let files = [
    "Package.swift", "Sources/ToolSupport/CourseKit/A.swift", "Sources/NewKit/Deep/A.swift",
    "Sources/Shared/OfflineServer/Replies/posts.json", "Tests/TestSupport/A.swift",
    "Tests/Chapter1PostListTests/A.swift", "Solutions/Chapter1PostList/Post.swift",
    "docs/mistakes/1-post-list.md", "docs/mistakes/1-post-list.json", "docs/given-files.txt",
  ]
  private let prose = [
    "README.md", "docs/grading.md", "docs/hints/1-post-list.md",
    "Exercises/Chapter1PostList/Post.swift", ".build/debug/classroom",
  ]

  /// Runs a test in a small workbook with a program beside it.
  private func withWorkbook(
    _ body: (_ workbook: Workbook, _ program: URL) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      for file in files + prose {
        try "first version".write(to: folder.appending(path: "workbook/\(file)"))
      }
      let program = folder.appending(path: "program")
      try "program".write(to: program)
      try body(Workbook(root: folder.appending(path: "workbook")), program)
    }
  }

  private func fingerprint(_ workbook: Workbook, _ program: URL, _ fact: String = "") -> String {
    Grader.fingerprint(of: workbook, program: program, facts: [fact]).description
  }

  @Test func `Each file that can judge changes it, and so does a new one, wherever it lies`()
    async throws
  {
    try await withWorkbook { workbook, program in
      var all: Set = [fingerprint(workbook, program)]
      for file in files {
        try "other version".write(to: workbook.url(file))
        #expect(all.insert(fingerprint(workbook, program)).inserted, "\(file)")
      }
      for file in ["Sources/ToolSupport/CourseKit/B.swift", "Tests/B.swift"] {
        try "".write(to: workbook.url(file))
        #expect(all.insert(fingerprint(workbook, program)).inserted, "\(file)")
      }
    }
  }

  @Test func `The program that judges changes it, as the toolchain and the sandbox do`()
    async throws
  {
    try await withWorkbook { workbook, program in
      let first = fingerprint(workbook, program)
      #expect(fingerprint(workbook, program, "another sandbox") != first)
      // One letter in the middle, and a zero at the end, which no word of eight bytes would show.
      for text in ["pro9ram", "program\u{0}"] {
        try text.write(to: program)
        #expect(fingerprint(workbook, program) != first)
      }
    }
  }

  @Test func `Pages for people, and the exercises of the instructor, change nothing`() async throws
  {
    try await withWorkbook { workbook, program in
      let first = fingerprint(workbook, program)
      for file in prose { try "other version".write(to: workbook.url(file)) }
      #expect(fingerprint(workbook, program) == first)
    }
  }

  @Test func `What was written twice is not mistaken for what was moved`() async throws {
    try await withWorkbook { workbook, program in
      try "a".write(to: workbook.url("Sources/A.swift"))
      try "b".write(to: workbook.url("Sources/B.swift"))
      let first = fingerprint(workbook, program)
      try "b".write(to: workbook.url("Sources/A.swift"))
      try "a".write(to: workbook.url("Sources/B.swift"))
      #expect(fingerprint(workbook, program) != first)
    }
  }
}
