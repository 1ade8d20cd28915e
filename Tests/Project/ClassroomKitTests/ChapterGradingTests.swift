import Foundation
import JudgeKit
import Testing

@testable import ClassroomKit
@testable import CommandKit
@testable import CourseKit

/// What becomes of submissions that a limit has stopped.
struct ChapterGradingTests {
  private let chapter = Chapter(number: 1, name: "PostList")

  /// Judges what it is told to, and remembers how many others were at work when it tried one again.
  private actor Machine {
    private var tries: [String: Int] = [:]
    private var running = 0
    private(set) var company: [Int] = []

    /// - Parameter needed: How many tries each code needs; one that isn't named needs one.
    func grade(_ code: String, _ needed: [String: Int]) async -> GradedChapter {
      tries[code, default: 0] += 1
      running += 1
      if tries[code] == 2 { company.append(running - 1) }
      await Task.yield()
      running -= 1
      let verdict: Verdict =
        tries[code, default: 0] < needed[code, default: 1] ? .notJudged : .passed
      return GradedChapter(
        chapter: 1, exercises: [GradedExercise(exercise: "1.1", verdict: verdict)])
    }
  }

  @Test func `What isn't judged is tried once more, alone, and only a verdict is remembered`()
    async throws
  {
    try await withClass { folder, root in
      let source = try ChapterSource(chapter, files: [:])
      for name in ["ann", "bob", "cem", "dan", "eve"] {
        try name.write(to: folder.appending(path: "\(name)/\(chapter.target)/A.swift"))
      }
      let submissions = try Submission.all(
        in: folder, of: [chapter], given: ProvidedFileIndex([source]))
      let cache = try ResultCache(in: Workbook(root: root), grader: "one")
      let console = Console(output: { _ in }, errors: { _ in })
      let machine = Machine()
      let worker: ChapterGrading.Worker = { submitted in
        await machine.grade(submitted.texts["A.swift"] ?? "", ["bob": 2, "cem": 3])
      }
      let results = try await ChapterGrading(source: source, cache: cache, console: console)
        .results(
          of: submissions, at: [worker, worker, worker],
          ProgressBar("", total: submissions.count, console: console))

      #expect(await machine.company == [0, 0])
      let judged = submissions.filter { results[$0.name.bytes]?.isJudged == true }
      #expect(judged.map(\.name) == ["ann", "bob", "dan", "eve"])
      let kept = submissions.filter { submission in
        submission.chapters[chapter].flatMap {
          cache.graded($0, of: chapter, by: submission.name)
        } != nil
      }
      #expect(kept.map(\.name) == judged.map(\.name))
    }
  }
}
