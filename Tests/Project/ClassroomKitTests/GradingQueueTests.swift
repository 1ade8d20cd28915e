import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CourseKit

struct GradingQueueTests {
  private let chapter = Chapter(number: 1, name: "PostList")

  /// A queue of submissions, by name; each has one file with a line of code.
  private func queue(_ lines: KeyValuePairs<String, String>) async throws -> GradingQueue {
    try await withTemporaryFolder { folder in
      for (name, line) in lines {
        try line.write(to: folder.appending(path: "\(name)/\(chapter.target)/A.swift"))
      }
      let given = ProvidedFileIndex([try ChapterSource(chapter, files: [:])])
      return GradingQueue(
        try Submission.all(in: folder, of: [chapter], given: given), of: chapter)
    }
  }

  @Test func `A worker gets what has the same declarations, one after the other`() async throws {
    let queue = try await queue([
      "a": "let one = 1", "b": "let two = 2", "c": "let one = 1", "d": "let two = 2",
    ])
    var names: [String] = []
    while let next = await queue.next(for: 0) { names.append(next.name) }
    #expect(names == ["a", "c", "b", "d"])
  }

  @Test func `Workers begin with other declarations, and help out at the end`() async throws {
    let queue = try await queue([
      "a": "let one = 1", "b": "let one = 1", "c": "let two = 2", "d": "let one = 1",
    ])
    var names: [String?] = []
    for worker in [0, 1, 1, 0, 0] { names.append(await queue.next(for: worker)?.name) }
    #expect(names == ["a", "c", "b", "d", nil])
  }
}
