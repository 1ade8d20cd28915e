import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// Judges a chapter of a class: each submission once, and once more what the machine may have been in the way of.
struct ChapterGrading: Sendable {
  /// Judges one submission at a time.
  typealias Worker = @Sendable (SubmittedChapter) async throws -> GradedChapter

  let source: ChapterSource
  let cache: ResultCache
  let console: Console

  /// Judges submissions, by the bytes of their names.
  ///
  /// What isn't judged is tried once more by a single worker, so that no other submission keeps the machine busy.
  func results(
    of submissions: [Submission], at workers: [Worker], _ progress: ProgressBar
  ) async throws -> [[UInt8]: GradedChapter] {
    var results: [[UInt8]: GradedChapter] = [:]
    let queue = GradingQueue(submissions, of: source.chapter)
    try await withThrowingTaskGroup(of: [[UInt8]: GradedChapter].self) { group in
      for (number, worker) in workers.enumerated() {
        group.addTask { try await judged(queue, at: worker, number, progress) }
      }
      for try await part in group { results.merge(part) { $1 } }
    }
    let open = submissions.filter { results[$0.name.bytes]?.isJudged == false }
    guard let worker = workers.first, !open.isEmpty else { return results }
    let again = ProgressBar("\(source.chapter), once more", total: open.count, console: console)
    let rest = try await judged(GradingQueue(open, of: source.chapter), at: worker, 0, again)
    return results.merging(rest) { $1 }
  }

  /// Judges what a worker is handed out, until nothing is left.
  private func judged(
    _ queue: GradingQueue, at worker: Worker, _ number: Int, _ progress: ProgressBar
  ) async throws -> [[UInt8]: GradedChapter] {
    var results: [[UInt8]: GradedChapter] = [:]
    while let submission = await queue.next(for: number),
      let submitted = submission.chapters[source.chapter]
    {
      do {
        let graded = try await worker(submitted)
        results[submission.name.bytes] = graded
        keep(graded, submitted, by: submission.name)
      } catch let error as CancellationError {
        throw error
      } catch {
        results[submission.name.bytes] = GradedChapter(
          chapter: source.chapter.number,
          exercises: source.exercises.map {
            ExerciseEvidence($0.number, .notJudged, "\(FileProblem(error))").graded
          })
      }
      progress.advance()
    }
    return results
  }

  /// Stores a verdict; one that cannot be stored still counts.
  private func keep(_ graded: GradedChapter, _ submitted: SubmittedChapter, by name: String) {
    // What isn't judged is no verdict to remember: the next run may have more luck with the machine.
    guard graded.isJudged else { return }
    do {
      try cache.keep(graded, submitted, of: source.chapter, by: name)
    } catch {
      console.errors(
        "A verdict could not be stored, so that code is judged again next time: \(FileProblem(error))\n"
      )
    }
  }
}
