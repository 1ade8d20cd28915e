import CourseKit
import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit

/// Where the files of a submission are looked for, and when they are left alone.
struct PlacesTests {
  private let post = "struct Post { let id = 1 }"
  private let presenter = "class PostListPresenter { func viewDidLoad() {} }"

  @Test(arguments: [
    "", "a/b/c/d/", "a/b/c/d/e/", "a/b/c/d/e/f/g/h/", "workbook (1)/workbook-main/", "Abgabe.zip/",
  ])
  func `The exercises may lie in up to eight more folders`(folders: String) async throws {
    for tree in ["Exercises/", "exercises/", ""] {
      let ada = try await Submission.reading(["\(folders)\(tree)Chapter1PostList/Post.swift": post])
      #expect(ada.texts(1) == ["Post.swift": post])
      #expect(ada.allNotes == [])
    }
  }

  @Test func `Files without folders are judged in their places, and the report says so`()
    async throws
  {
    let ada = try await Submission.reading([
      "Post.swift": post, "postlistpresenter.swift": presenter, "notes.txt": "",
    ])
    #expect(ada.texts(1) == ["Post.swift": post, "PostList/PostListPresenter.swift": presenter])
    #expect(ada.texts(2) == nil)
    #expect(
      ada.allNotes == ["postlistpresenter.swift was judged as PostList/PostListPresenter.swift."])
  }

  @Test func `A backslash parts folders, and leads nowhere else`() async throws {
    let ada = try await Submission.reading([
      #"Exercises\Chapter1PostList\"#: "", #"Exercises\Chapter1PostList\Post.swift"#: post,
      #"Exercises\Chapter1PostList\Own\..\..\..\Own.swift"#: "",
      #"..\..\Chapter2ItemDetail\Item.swift"#: "struct Item { let a = 1 }",
      #"Solutions\Chapter1PostList\PostList\PostListPresenter.swift"#: presenter,
      #"Sources\VerifyKit\PostListPresenter.swift"#: presenter,
      #"__MACOSX\Exercises\Chapter1PostList\._Post.swift"#: "",
    ])
    #expect(ada.texts(1) == ["Post.swift": post, "Own/Own.swift": ""])
    #expect(ada.texts(2) == ["Item.swift": "struct Item { let a = 1 }"])
    #expect(
      ada.allNotes == ["The names of its files have backslashes, which count as folders."])
  }

  @Test(arguments: [
    "PostListPresenter (1).swift", "lena_12345_file_PostListPresenter.swift",
    "PostListPresenter.swift.txt", "PostList/Presenter.swift",
  ])
  func `A file under another name is recognized by what it declares`(name: String) async throws {
    for folder in ["", "Exercises/Chapter1PostList/"] {
      let ada = try await Submission.reading([
        "\(folder)Post.swift": post, "\(folder)\(name)": presenter,
      ])
      #expect(ada.texts(1) == ["Post.swift": post, "PostList/PostListPresenter.swift": presenter])
      #expect(ada.allNotes == ["\(name) was judged as PostList/PostListPresenter.swift."])
    }
  }

  @Test func `A folder with a name of the learner's own is found by what lies in it`() async throws
  {
    let ada = try await Submission.reading([
      "Kapitel 1/Post.swift": post, "Kapitel 1/PostList/PostListPresenter.swift": presenter,
      "Kapitel 1/Own/Helper.swift": "struct Helper {}", "Kapitel 2/Item.swift": "",
      "Kapitel 2/Helper.swift": "struct Other {}",
    ])
    #expect(
      ada.texts(1) == [
        "Post.swift": post, "PostList/PostListPresenter.swift": presenter,
        "Own/Helper.swift": "struct Helper {}",
      ])
    #expect(ada.texts(2) == ["Item.swift": "", "Helper.swift": "struct Other {}"])
    #expect(
      ada.allNotes == [
        "2 files were recognized by their names or their types, and judged:"
          + " Kapitel 1/Post.swift as Post.swift and"
          + " Kapitel 1/PostList/PostListPresenter.swift as PostList/PostListPresenter.swift.",
        "Kapitel 2/Item.swift was judged as Item.swift.",
      ])
  }
}
