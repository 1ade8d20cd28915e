import CommandKit
import CourseKit
import Foundation
import JudgeKit

extension Grader {
  /// Judges a chapter of all submissions, by the bytes of their names.
  func results(
    of chapter: Chapter, in submissions: [Submission], journal: Journal
  ) async throws -> [[UInt8]: GradedChapter] {
    let source = try ChapterSource(chapter, in: workbook)
    var results: [[UInt8]: GradedChapter] = [:]
    var open: [Submission] = []
    for submission in submissions {
      guard let submitted = submission.chapters[chapter] else {
        results[submission.name.bytes] = GradedChapter(
          chapter: chapter.number,
          exercises: source.exercises.map { ExerciseEvidence($0.number, .missing).graded })
        continue
      }
      let known =
        isFresh ? nil : journal.graded(submitted, of: chapter, by: submission.name)
      if let known { results[submission.name.bytes] = known } else { open.append(submission) }
    }
    let width = min(ProcessInfo.processInfo.activeProcessorCount, open.count)
    let known = results.count
    let desks = try await Interruption.telling({
      lastWords(known, of: submissions.count, chapter)
    }) {
      try await builtDesks(width, for: chapter)
    }
    let progress = ProgressBar(
      "\(chapter)", total: submissions.count, done: known, console: console)
    defer { console.progress("") }
    let queue = GradingQueue(open, of: chapter)
    return try await Interruption.telling({
      lastWords(progress.count, of: submissions.count, chapter)
    }) {
      try await withThrowingTaskGroup(of: [[UInt8]: GradedChapter].self) { group in
        for (number, desk) in desks.enumerated() {
          group.addTask {
            try await judged(queue, at: desk, number, source, journal, progress)
          }
        }
        return try await group.reduce(into: results) { $0.merge($1) { $1 } }
      }
    }
  }

  /// What to say when the grading is interrupted.
  private func lastWords(_ count: Int, of all: Int, _ chapter: Chapter) -> String {
    "Judged and stored: \(count) of \(all) in \(chapter)."
      + (isFresh
        ? " The same command starts again; without --fresh it reuses these results."
        : " The same command continues from there.")
  }

  /// Desks where everything is built but the submissions.
  private func builtDesks(_ count: Int, for chapter: Chapter) async throws -> [GradingDesk] {
    guard count > 0 else { return [] }
    let runtime = try await runtime
    let desks = try (0..<count).map {
      try GradingDesk(
        $0, for: chapter, in: workbook, buildSystem: buildSystem, cage: cage, runtime: runtime,
        timeLimit: timeLimit)
    }
    guard desks.contains(where: \.isNew) else { return desks }
    try await console.waiting(for: "Building the tests of \(chapter), once", isLong: true) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for desk in desks { group.addTask { try await desk.prepare() } }
        try await group.waitForAll()
      }
    }
    return desks
  }

  /// Judges what is handed out at a desk, until nothing is left.
  private func judged(
    _ queue: GradingQueue, at desk: GradingDesk, _ number: Int, _ source: ChapterSource,
    _ journal: Journal, _ progress: ProgressBar
  ) async throws -> [[UInt8]: GradedChapter] {
    var results: [[UInt8]: GradedChapter] = [:]
    while let submission = await queue.next(for: number),
      let submitted = submission.chapters[source.chapter]
    {
      do {
        let graded = try await desk.grade(submitted)
        results[submission.name.bytes] = graded
        try journal.keep(graded, submitted, of: source.chapter, by: submission.name)
      } catch let error as CancellationError {
        throw error
      } catch {
        results[submission.name.bytes] = GradedChapter(
          chapter: source.chapter.number,
          exercises: source.exercises.map {
            ExerciseEvidence($0.number, .notJudged, "\(FileTrouble(error))").graded
          })
      }
      progress.advance()
    }
    return results
  }
}
