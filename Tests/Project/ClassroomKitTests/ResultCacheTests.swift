import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct ResultCacheTests {
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
      let place = try #require(UntrustedFile(code.deletingLastPathComponent()))
      let submitted = try SubmittedChapter(in: place)
      let cache = try ResultCache(in: workbook, grader: "one")

      #expect(cache.graded(submitted, of: chapter, by: "ada") == nil)
      try cache.keep(graded, submitted, of: chapter, by: "ada")

      #expect(cache.graded(submitted, of: chapter, by: "ada") == graded)
      #expect(cache.graded(submitted, of: chapter, by: "Ada") == nil)
      #expect(
        try ResultCache(in: workbook, grader: "two").graded(submitted, of: chapter, by: "ada")
          == nil)
      try "let a = 2".write(to: code)
      #expect(try cache.graded(SubmittedChapter(in: place), of: chapter, by: "ada") == nil)
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
        in: #require(UntrustedFile(folder.appending(path: "learner"))))
      let cache = try ResultCache(in: workbook, grader: "one")
      try cache.keep(graded, submitted, of: chapter, by: "ada")
      let place = workbook.url(".build/workbook/classroom/results")
      let page = place.appending(
        path: try #require(FileManager.default.contentsOfDirectory(atPath: place.path).first))
      try cache.keep(graded, submitted, of: chapter, by: "bob")

      let whole = try Data(contentsOf: page)
      for length in stride(from: 0, to: whole.count, by: 40) {
        try whole.prefix(length).write(to: page)
        #expect(cache.graded(submitted, of: chapter, by: "ada") == nil)
      }
      #expect(cache.graded(submitted, of: chapter, by: "bob") == graded)
      try cache.keep(graded, submitted, of: chapter, by: "ada")
      #expect(cache.graded(submitted, of: chapter, by: "ada") == graded)
    }
  }
}
