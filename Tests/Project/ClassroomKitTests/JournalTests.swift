import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct JournalTests {
  private let chapter = Chapter(number: 1, name: "PostList")
  private let graded = GradedChapter(
    chapter: 1, exercises: [GradedExercise(exercise: "1.1", verdict: .passed)])

  @Test func `What was judged is known as long as neither the code nor the grader changes`()
    async throws
  {
    try await withTemporaryFolder { folder in
      for name in ["docs", "Solutions"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try "".write(to: folder.appending(path: "Package.swift"))
      let workbook = try Workbook(root: folder)
      let code = folder.appending(path: "learner/A.swift")
      try "let a = 1".write(to: code)
      let place = try #require(StrangeFile(code.deletingLastPathComponent()))
      let submitted = try SubmittedChapter(in: place)
      let journal = try Journal(in: workbook, grader: "one")

      #expect(journal.graded(submitted, of: chapter, by: "ada") == nil)
      try journal.keep(graded, submitted, of: chapter, by: "ada")

      #expect(journal.graded(submitted, of: chapter, by: "ada") == graded)
      #expect(journal.graded(submitted, of: chapter, by: "Ada") == nil)
      #expect(
        try Journal(in: workbook, grader: "two").graded(submitted, of: chapter, by: "ada") == nil)
      try "let a = 2".write(to: code)
      #expect(try journal.graded(SubmittedChapter(in: place), of: chapter, by: "ada") == nil)
    }
  }

  @Test func `A page that was cut off counts for nothing, and the others hold`() async throws {
    try await withTemporaryFolder { folder in
      for name in ["docs", "Solutions", "learner"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try "".write(to: folder.appending(path: "Package.swift"))
      let workbook = try Workbook(root: folder)
      let submitted = try SubmittedChapter(
        in: #require(StrangeFile(folder.appending(path: "learner"))))
      let journal = try Journal(in: workbook, grader: "one")
      try journal.keep(graded, submitted, of: chapter, by: "ada")
      let place = workbook.url(".build/workbook/classroom/journal")
      let page = place.appending(
        path: try #require(FileManager.default.contentsOfDirectory(atPath: place.path).first))
      try journal.keep(graded, submitted, of: chapter, by: "bob")

      let whole = try Data(contentsOf: page)
      for length in stride(from: 0, to: whole.count, by: 40) {
        try whole.prefix(length).write(to: page)
        #expect(journal.graded(submitted, of: chapter, by: "ada") == nil)
      }
      #expect(journal.graded(submitted, of: chapter, by: "bob") == graded)
      try journal.keep(graded, submitted, of: chapter, by: "ada")
      #expect(journal.graded(submitted, of: chapter, by: "ada") == graded)
    }
  }
}
