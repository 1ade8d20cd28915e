import CourseKit
import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit

/// What is judged where a submission has several files for one place, and what is never read.
struct DoubtfulPlacesTests {
  private let post = "struct Post { let id = 1 }"
  private let presenter = "class PostListPresenter { func viewDidLoad() {} }"

  @Test func `Files that could each be the one are not judged, and the report names them`()
    async throws
  {
    let ada = try await Submission.reading([
      "old/Post.swift": post, "new/Post.swift": "struct Post { let id = 2 }",
      "PostListPresenter.swift": presenter,
    ])
    #expect(ada.texts(1) == ["PostList/PostListPresenter.swift": presenter])
    #expect(
      ada.allNotes.contains(
        "new/Post.swift and old/Post.swift could each be Post.swift and have different code, so none of them"
          + " was judged. Remove the files that do not count, and grade again."))
  }

  @Test func `A copy that is the same, or in which nothing is written, leaves no doubt`()
    async throws
  {
    for other in [post, "struct Post {}\n", "struct Post {}\r\n"] {
      let ada = try await Submission.reading(["a/Post.swift": other, "b/Post.swift": post])
      #expect(ada.texts(1) == ["Post.swift": post])
      let copies = try await Submission.reading([
        "a/Chapter1PostList/Post.swift": other, "b/Chapter1PostList/Post.swift": post,
      ])
      #expect(copies.texts(1) == ["Post.swift": post])
    }
  }

  @Test func `Of two copies of a chapter the highest counts, and of two alike, none`() async throws
  {
    let inner = "workbook/workbook-main/Exercises/Chapter1PostList/Post.swift"
    let ada = try await Submission.reading([
      "workbook/Exercises/Chapter1PostList/Post.swift": post, inner: "struct Post { let id = 2 }",
    ])
    #expect(ada.texts(1) == ["Post.swift": post])
    #expect(
      ada.allNotes == [
        "workbook/Exercises/Chapter1PostList was judged. The chapter is also in"
          + " workbook/workbook-main/Exercises/Chapter1PostList."
      ])

    let bob = try await Submission.reading([
      "a/Chapter1PostList/Post.swift": post,
      "b/Chapter1PostList/Post.swift": "struct Post { let id = 2 }",
    ])
    #expect(bob.texts(1) == nil)
    #expect(
      bob.allNotes == [
        "a/Chapter1PostList and b/Chapter1PostList have different code, so Chapter1PostList was not judged."
          + " Remove the folder that does not count, and grade again."
      ])
  }

  @Test func `Of a copy of the workbook nothing but the exercises is taken for an answer`()
    async throws
  {
    let ada = try await Submission.reading([
      "w/Exercises/Chapter2ItemDetail/Item.swift": "", "w/Sources/VerifyKit/Post.swift": post,
      "w/Tests/Chapter1PostListTests/PostListPresenter.swift": presenter,
      "w/Solutions/Chapter1PostList/Post.swift": post, "w/.build/checkouts/Post.swift": post,
      "w/__MACOSX/Post.swift": post,
    ])
    #expect(ada.texts(1) == nil)
    #expect(ada.texts(2) == ["Item.swift": ""])
  }

  @Test
  func
    `A learner's own file is left out where it could be of several chapters, or is a second version`()
    async throws
  {
    let ada = try await Submission.reading([
      "Post.swift": post, "Item.swift": "", "Helper.swift": "struct Helper {}",
    ])
    #expect(ada.texts(1) == ["Post.swift": post])
    #expect(
      Set(ada.allNotes) == [
        "Helper.swift is in a folder with files of several chapters, and was ignored."
      ])

    let bob = try await Submission.reading(["Post.swift": post, "Post (1).swift": "struct Post {}"])
    #expect(bob.texts(1) == ["Post.swift": post])
    #expect(
      bob.allNotes == [
        "Post (1).swift declares a type that another file declares as well, and was ignored."
      ])
  }

  @Test func `A type that moved into another file is not brought back by the starter`() async throws
  {
    let ada = try await Submission.reading([
      "Chapter1PostList/All.swift": "\(post)\n\(presenter)\n"
    ])
    let chapter = try #require(ada.chapters.values.first)
    let source = try ChapterSource(
      Chapter(number: 1, name: "PostList"),
      files: ["Post.swift": "struct Post {}\n", "Contract.swift": "protocol Contract {}\n"])
    #expect(chapter.missing(of: source) == ["Contract.swift"])
  }

  @Test func `A link that has a file's name is not followed, wherever it lies`() async throws {
    try await withTemporaryFolder { folder in
      try post.write(to: folder.appending(path: "ada/Post.swift"))
      for name in ["PostListPresenter.swift", "more", "Chapter2ItemDetail"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: "ada/\(name)").path, withDestinationPath: "/etc/passwd")
      }
      let ada = try Submission.reading(folder)
      #expect(ada.texts(1) == ["Post.swift": post])
      #expect(
        ada.allNotes == [
          "Chapter2ItemDetail is a link, and was ignored.",
          "PostListPresenter.swift is a link, and was ignored.",
        ])
    }
  }

  @Test func `Folders without end, and more files than a chapter can have, do no harm`()
    async throws
  {
    var files = ["Post.swift": post]
    files[String(repeating: "d/", count: 200) + "PostListPresenter.swift"] = presenter
    for number in 0..<400 { files["own\(number).swift"] = "" }
    let ada = try await Submission.reading(files)
    #expect(ada.texts(1)?.count == 100)
    #expect(ada.texts(1)?["Post.swift"] == post)
    #expect(ada.texts(1)?["PostList/PostListPresenter.swift"] == nil)
  }
}
