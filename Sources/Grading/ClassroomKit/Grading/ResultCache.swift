import CourseKit
import Foundation

/// What has been judged already, so that a run that was interrupted goes on, and the same code is not
/// judged again.
struct ResultCache: Sendable {
  /// An entry: what was handed in, what it was judged with, and what came of it.
  private struct Entry: Codable {
    let name: String
    let submitted: SubmittedChapter
    let grader: String
    let graded: GradedChapter
  }

  /// Where it is kept.
  private let folder: URL
  /// Tells whether the tests, the tools or the sandbox are others than they were.
  private let grader: String

  /// - Parameter grader: What everything was judged with, as a text.
  init(in workbook: Workbook, grader: String) throws {
    folder = workbook.url(".build/workbook/classroom/results")
    self.grader = grader
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What came of a chapter; nil when it has changed since, or was never judged.
  func graded(_ submitted: SubmittedChapter, of chapter: Chapter, by name: String) -> GradedChapter?
  {
    guard let data = try? Data(contentsOf: url(chapter, name)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      (entry.name, entry.submitted, entry.grader) == (name, submitted, grader)
    else { return nil }
    return entry.graded
  }

  /// Keeps what came of a chapter, all of it or nothing.
  func keep(
    _ graded: GradedChapter, _ submitted: SubmittedChapter, of chapter: Chapter, by name: String
  ) throws {
    let entry = Entry(name: name, submitted: submitted, grader: grader, graded: graded)
    try JSONEncoder().encode(entry).write(to: url(chapter, name), options: .atomic)
  }

  /// A name may hold anything, so it becomes a number; the entry says whose it is.
  private func url(_ chapter: Chapter, _ name: String) -> URL {
    folder.appending(path: "\(chapter.number)-\(name.fingerprint).json")
  }
}
