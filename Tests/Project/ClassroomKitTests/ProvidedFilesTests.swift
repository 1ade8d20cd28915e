import CourseKit
import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit

/// What becomes of files that hold no exercise: the workbook's own are judged in their place.
struct ProvidedFilesTests {
  private let presenter = "class PostListPresenter { func viewDidLoad() {} }"

  private func chapter(_ store: String, as name: String = "Store.swift") async throws
    -> SubmittedChapter
  {
    let ada = try await Submission.reading([
      "Chapter1PostList/PostList/PostListPresenter.swift": presenter,
      "Chapter1PostList/\(name)": store,
    ])
    return try #require(ada.chapters.values.first)
  }

  @Test(arguments: [
    "struct Store {\n  let name = \"posts\"\n}\n",
    "//\n//  Store.swift\n//\n\nimport Foundation\n\nstruct Store\n{\n\tlet name =\n\t\t\"posts\"\n}\n",
    "struct Store { let name = \"posts\" /* mine */ }",
  ])
  func `A provided file that an editor has laid out differently is no change`(store: String)
    async throws
  {
    let chapter = try await chapter(store)
    #expect(chapter.texts == ["PostList/PostListPresenter.swift": presenter])
    #expect(chapter.changeNote == nil)
    #expect(chapter.notes.isEmpty)
  }

  @Test(arguments: ["Store.swift", "Store (1).swift"])
  func `A provided file with other code is named in a note, and isn't judged`(name: String)
    async throws
  {
    let chapter = try await chapter("struct Store {\n  let name = \"post s\"\n}\n", as: name)
    #expect(chapter.texts == ["PostList/PostListPresenter.swift": presenter])
    #expect(
      chapter.changeNote
        == "Provided code was changed, and the workbook's own was judged in its place: Store.swift."
    )
    #expect(chapter.notes.isEmpty)
  }

  @Test func `A provided file that was handed in twice leaves no doubt`() async throws {
    let ada = try await Submission.reading([
      "a/Store.swift": "struct Store {}", "b/Store.swift": "struct Store { let a = 1 }",
      "PostListPresenter.swift": presenter,
    ])
    #expect(ada.texts(1) == ["PostList/PostListPresenter.swift": presenter])
    #expect(ada.allNotes.count { $0.contains("none of them was judged") } == 0)
  }

  @Test func `Copies of a chapter that differ only in their form are one`() async throws {
    let ada = try await Submission.reading([
      "a/Chapter1PostList/PostList/PostListPresenter.swift": presenter,
      "b/Chapter1PostList/PostList/PostListPresenter.swift":
        presenter.replacing("{ ", with: "{\n  "),
      "b/Chapter1PostList/Store.swift": "struct Store {}",
    ])
    #expect(ada.texts(1) == ["PostList/PostListPresenter.swift": presenter])
  }

  @Test func `A provided file that declares what an exercise does is the learner's own`()
    async throws
  {
    let all = "struct Store {}\n\(presenter)\n"
    let ada = try await Submission.reading(["Chapter1PostList/Store.swift": all])
    #expect(ada.texts(1) == ["Store.swift": all])
  }
}
