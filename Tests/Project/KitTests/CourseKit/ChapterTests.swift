import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct ChapterTests {
  @Test func `A folder's name gives a chapter all its names`() throws {
    let chapter = try #require(Chapter(folder: "Chapter1PostList"))
    #expect(chapter.number == 1)
    #expect(chapter.title == "Post list")
    #expect(chapter.slug == "post-list")
    #expect(chapter.testTarget == "Chapter1PostListTests")
    #expect(chapter.app == "PostListApp")
    #expect(chapter.page == "docs/1-post-list.md")
    #expect(chapter.mistakesPage == "docs/mistakes/1-post-list.md")
    #expect(chapter.folder(in: .exercises) == "Exercises/Chapter1PostList")
  }

  @Test(arguments: ["Shared", "ChapterPostList", "Chapter0Nothing", "Chapter10Late", ".DS_Store"])
  func `Another folder is no chapter`(name: String) {
    #expect(Chapter(folder: name) == nil)
  }

  @Test func `The tenth exercise comes after the ninth`() throws {
    let numbers = ["1.10", "1.9", "1.1"].compactMap { ExerciseNumber($0) }.sorted()
    #expect(numbers.map(\.description) == ["1.1", "1.9", "1.10"])
  }

  @Test(arguments: ["1", "1.0", "1.01", "1.1.1", "1.", "one", "1.1 "])
  func `Another text is no exercise's number`(text: String) {
    #expect(ExerciseNumber(text) == nil)
  }

  @Test func `A test belongs to the exercise that its name begins with`() {
    #expect(ExerciseNumber(testName: "1.2 The view asks") == ExerciseNumber("1.2"))
    #expect(ExerciseNumber(testName: "The view asks 1.2 times") == nil)
    #expect(ExerciseNumber(testName: "1.2The view asks") == nil)
  }

  @Test func `A workbook is found from a folder inside it`() async throws {
    try await Sample.with { workbook in
      let inside = workbook.url("Solutions/Chapter1HelloWorld/Hello")
      let found = try Workbook.around(inside)
      #expect(found.root.path == workbook.root.path)
      #expect(found.chapters == [Sample.chapter])
    }
  }

  @Test func `A workbook has one root, by whichever link it is opened`() async throws {
    try await Sample.with { workbook in
      let link = workbook.root.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: workbook.root)
      let linked = try Workbook(root: link)
      #expect(linked.root.path == workbook.root.path)
      let page = FileLocation(
        path: workbook.url("docs/README.md").path, line: nil, root: linked.root)
      #expect(page.file == "docs/README.md")
    }
  }

  @Test func `Outside a workbook an error says where to go`() {
    let error = #expect(throws: WorkbookError.self) { try Workbook.around(URL(filePath: "/")) }
    #expect(error?.description.contains("--package-path FOLDER") == true)
  }
}
