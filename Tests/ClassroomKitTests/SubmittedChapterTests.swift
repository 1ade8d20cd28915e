import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SubmittedChapterTests {
  @Test func `A file is somebody's own where its path has a word that the chapter's have not`()
    async throws
  {
    let source = try ChapterSource(
      Chapter(number: 1, name: "PostList"), files: ["PostList/Post.swift": "struct Post {}\n"])
    try await withTemporaryFolder { folder in
      for path in ["PostList/Post.swift", "Post.swift", "Ada/Post.swift", "Ada.swift", "Ada.pdf"] {
        try "".write(to: folder.appending(path: path))
      }
      let submitted = SubmittedChapter(in: try #require(StrangeFile(folder)))
      #expect(submitted.ownFiles(beside: source) == ["Ada.pdf", "Ada.swift", "Ada/Post.swift"])
      #expect(submitted.notes == ["Ada.pdf is not Swift code, and was left out."])
    }
  }
}
