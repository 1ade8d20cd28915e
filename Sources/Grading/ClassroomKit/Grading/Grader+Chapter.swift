import CommandKit
import CourseKit
import Foundation
import JudgeKit

extension Grader {
  /// Judges a chapter of all submissions, by the bytes of their names.
  func results(
    of chapter: Chapter, in submissions: [Submission], cache: ResultCache
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
        isFresh ? nil : cache.graded(submitted, of: chapter, by: submission.name)
      if let known { results[submission.name.bytes] = known } else { open.append(submission) }
    }
    let width = min(ProcessInfo.processInfo.activeProcessorCount, open.count)
    let known = results.count
    let workers = try await SignalHandler.withExitMessage({
      exitMessage(known, of: submissions.count, chapter)
    }) {
      try await builtWorkers(width, for: chapter)
    }
    let grading = ChapterGrading(source: source, cache: cache, console: console)
    let progress = ProgressBar(
      "\(chapter)", total: submissions.count, done: known, console: console)
    defer { console.progress("") }
    let judged = try await SignalHandler.withExitMessage({
      exitMessage(progress.count, of: submissions.count, chapter)
    }) {
      try await grading.results(of: open, at: workers.map { $0.grade }, progress)
    }
    return results.merging(judged) { $1 }
  }

  /// What to say when the grading is interrupted.
  private func exitMessage(_ count: Int, of all: Int, _ chapter: Chapter) -> String {
    "Judged and stored: \(count) of \(all) in \(chapter)."
      + (isFresh
        ? " The same command starts again; without --fresh it reuses these results."
        : " The same command continues from there.")
  }

  /// Workers where everything is built but the submissions.
  private func builtWorkers(_ count: Int, for chapter: Chapter) async throws -> [ChapterGrader] {
    guard count > 0 else { return [] }
    let runtime = try await runtime
    let workers = try (0..<count).map {
      try ChapterGrader(
        $0, for: chapter, in: workbook, buildSystem: buildSystem, sandbox: sandbox,
        runtime: runtime,
        timeLimit: timeLimit, buildTimeLimit: buildTimeLimit)
    }
    guard workers.contains(where: \.firstBuild.isFirst) else { return workers }
    try await console.waiting(for: "Building the tests of \(chapter), once", isLong: true) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for worker in workers { group.addTask { try await worker.prepare() } }
        try await group.waitForAll()
      }
    }
    return workers
  }
}
