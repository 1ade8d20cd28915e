import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SubmittedChapterTests {
  @Test
  func `A file is a learner's own if its path has a word that the chapter's paths don't have`()
    async throws
  {
    let source = try ChapterSource(
      Chapter(number: 1, name: "PostList"), files: ["PostList/Post.swift": "struct Post {}\n"])
    try await withTemporaryFolder { folder in
      for path in ["PostList/Post.swift", "Post.swift", "Ada/Post.swift", "Ada.swift", "Ada.pdf"] {
        try "".write(to: folder.appending(path: path))
      }
      let submitted = try SubmittedChapter(in: #require(UntrustedFile(folder)))
      #expect(submitted.ownFiles(beside: source) == ["Ada.pdf", "Ada.swift", "Ada/Post.swift"])
      #expect(submitted.notes == ["Ada.pdf is not Swift code, and was ignored."])
    }
  }

  @Test func `What the compiler would pass over or could not read is left out with its reason`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let paths = [
        "A.swift", ".B.swift", ".DS_Store", "._A.swift", "C.playground/Contents.swift",
        "a/b/c/d/e/F.swift", "G\".swift",
      ]
      for path in paths { try "".write(to: folder.appending(path: path)) }
      let submitted = try SubmittedChapter(in: #require(UntrustedFile(folder)))
      #expect(Array(submitted.texts.keys) == ["A.swift"])
      #expect(
        submitted.leftOut == [
          ".B.swift": "is hidden, and the compiler passes over it",
          "C.playground": "is a playground", "a/b/c/d/e/F.swift": "is nested too deeply",
          "G\".swift": "has a name that the compiler cannot read",
        ])
    }
  }

  @Test func `Two files of one name are told before the build fails on them`() {
    #expect(
      SubmittedChapter.twins(in: ["a/A.swift": "", "A.swift": "", "B.swift": ""])
        == "Two files have the same name: A.swift and a/A.swift.")
    #expect(SubmittedChapter.twins(in: ["a/A.swift": "", "B.swift": ""]) == nil)
  }

  @Test(arguments: ["\r\n", "\r"])
  func `Code is the same however its lines end`(ending: String) async throws {
    try await withTemporaryFolder { folder in
      let place = try #require(UntrustedFile(folder))
      let code = "struct A {\n  // one\n  let b = 1\n}\n"
      try code.write(to: folder.appending(path: "A.swift"))
      let one = try SubmittedChapter(in: place)
      try code.replacing("\n", with: ending).write(to: folder.appending(path: "A.swift"))
      #expect(try one == SubmittedChapter(in: place))
      try "struct A {\(ending)  // one\n  let b = 1\r\n}\n".write(
        to: folder.appending(path: "A.swift"))
      #expect(try one == SubmittedChapter(in: place))
    }
  }

  @Test func `Code that only looks the same is other code`() async throws {
    try await withTemporaryFolder { folder in
      let place = try #require(UntrustedFile(folder))
      // A semicolon, and the Greek question mark.
      try "let a = 1; let b = 2".write(to: folder.appending(path: "A.swift"))
      let one = try SubmittedChapter(in: place)
      try "let a = 1\u{37E} let b = 2".write(to: folder.appending(path: "A.swift"))
      #expect(try one != SubmittedChapter(in: place))
    }
  }
}
