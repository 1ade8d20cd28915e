import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CommandKit
@testable import CourseKit

struct SimilarNamesTests {
  @Test func `Names that only look the same are two people's`() async throws {
    // The same name in one character less, and more.
    let names = ["Zo\u{EB}", "Zoe\u{308}"]
    try await withClass { folder, root in
      for name in names {
        let file = "\(name)/Exercises/Chapter1PostList/Post.swift"
        try "struct Post {}\n".write(to: folder.appending(path: file))
      }
      let workbook = try Workbook(root: root)
      let chapter = try workbook.chapter(named: "1")
      let place = try ClassFolder(folder, of: [chapter], in: workbook)
      // Their verdicts are known, so that nothing has to be built.
      let grader = Grader(
        workbook: workbook, chapters: [chapter], buildSystem: nil,
        sandbox: Sandbox(kind: .limitsOnly, changesUser: false),
        console: Console(output: { _ in }, errors: { _ in }), isFresh: false)
      let cache = try ResultCache(
        in: workbook, grader: grader.fingerprint(toolchain: await grader.toolchain))
      for submission in place.submissions {
        let submitted = try #require(submission.chapters[chapter])
        let graded = GradedExercise(
          exercise: "1.1", verdict: submission.name.bytes == names[0].bytes ? .passed : .failed)
        try cache.keep(
          GradedChapter(chapter: 1, exercises: [graded]), submitted, of: chapter,
          by: submission.name)
      }

      let report = try await grader.report(on: place)
      let passed = report.submissions.map { ($0.name.bytes, $0.passed) }
      #expect(
        Dictionary(uniqueKeysWithValues: passed) == [names[0].bytes: 1, names[1].bytes: 0])
      #expect(throws: (any Error).self) { try ClassReport(merging: [report, report]) }
      #expect(try ClassReport(merging: [report]).submissions.count == 2)
    }
  }
}
