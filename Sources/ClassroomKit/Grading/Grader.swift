import CourseKit
import Foundation
import JudgeKit
import WorkbookKit

/// Judges a folder of submissions.
package struct Grader: Sendable {
  let workbook: Workbook
  let chapters: [Chapter]
  let buildSystem: BuildSystem?
  let cage: Cage
  let console: Console
  /// Whether everything is judged again, as if the journal were empty.
  let isFresh: Bool
  /// How long a test may stand still.
  var timeLimit = Duration.seconds(5)

  /// The file that stands for the desks, in the folder that they are in.
  static let lock = "lock"

  /// Judges all submissions of a class, a chapter after the other.
  ///
  /// - Throws: `CancellationError`, or an error when the workbook cannot be read.
  package func report(on folder: ClassFolder) async throws -> ClassReport {
    let submissions = folder.submissions
    var graded = submissions.map { GradedSubmission(name: $0.name, notes: $0.notes, chapters: []) }
    // Two graders at the same desks would judge each other's code.
    let desks = workbook.url(".build/workbook/classroom")
    try FileManager.default.createDirectory(at: desks, withIntermediateDirectories: true)
    try await withLock(
      on: desks.appending(path: Self.lock),
      onWait: { console.errors("Another grading runs in this workbook. This one waits for it.\n") }
    ) {
      for chapter in chapters {
        let results = try await results(of: chapter, in: submissions)
        for index in graded.indices {
          if let result = results[submissions[index].name] { graded[index].chapters.append(result) }
        }
      }
    }
    return ClassReport(
      cage: cage.sentence, toolchain: await toolchain,
      exercises: try chapters.flatMap { try ChapterSource($0, in: workbook).exercises }
        .map { .init(exercise: "\($0.number)", sentence: $0.sentence) },
      submissions: graded, leftOut: folder.others.isEmpty ? nil : folder.others,
      chapters: Dictionary(uniqueKeysWithValues: chapters.map { ("\($0.number)", "\($0)") }),
      day: Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()),
      consequences: consequences(of: graded.flatMap(\.exercises)))
  }

  /// What comes of the mistakes that were recognised, as their pages say it.
  private func consequences(of exercises: [GradedExercise]) -> [String: String] {
    let headings = Set(
      exercises.flatMap { graded in graded.mistakes.map { "\(graded.exercise) \($0)" } })
    return chapters.reduce(into: [:]) { consequences, chapter in
      let page = MarkdownOutline(workbook.text(of: chapter.mistakesPage) ?? "")
      for heading in headings {
        if let mistake = page.mistake(below: heading) {
          consequences[heading] = mistake.consequence
        }
      }
    }
  }

  private func results(
    of chapter: Chapter, in submissions: [Submission]
  ) async throws -> [String: GradedChapter] {
    let source = try ChapterSource(chapter, in: workbook)
    let journal = try Journal(in: workbook, grader: try await fingerprint(of: source))
    var results: [String: GradedChapter] = [:]
    var open: [Submission] = []
    for submission in submissions {
      guard let submitted = submission.chapters[chapter] else {
        results[submission.name] = GradedChapter(
          chapter: chapter.number, exercises: source.exercises.map { GradedExercise($0, .missing) })
        continue
      }
      let known =
        isFresh ? nil : journal.graded(submitted, of: chapter, by: submission.name)
      if let known { results[submission.name] = known } else { open.append(submission) }
    }
    let width = min(ProcessInfo.processInfo.activeProcessorCount, open.count)
    let desks = try await desks(width, for: chapter)
    let progress = ProgressBar("\(chapter)", total: submissions.count, console: console)
    results.forEach { _ in progress.advance() }
    defer { console.progress("") }
    let queue = GradingQueue(open, of: chapter)
    let way = isFresh ? "The same command without --fresh goes" : "The same command goes"
    return try await Interruption.telling({
      "Judged and kept: \(progress.count) of \(submissions.count) in \(chapter). \(way) on there."
    }) {
      try await withThrowingTaskGroup(of: [String: GradedChapter].self) { group in
        for (number, desk) in desks.enumerated() {
          group.addTask {
            try await judged(queue, at: desk, number, source, journal, progress)
          }
        }
        return try await group.reduce(into: results) { $0.merge($1) { $1 } }
      }
    }
  }

  /// Desks where everything is built but the submissions.
  private func desks(_ count: Int, for chapter: Chapter) async throws -> [GradingDesk] {
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
  ) async throws -> [String: GradedChapter] {
    var results: [String: GradedChapter] = [:]
    while let submission = await queue.next(for: number),
      let submitted = submission.chapters[source.chapter]
    {
      do {
        let graded = try await desk.grade(submitted)
        results[submission.name] = graded
        try journal.keep(graded, submitted, of: source.chapter, by: submission.name)
      } catch let error as CancellationError {
        throw error
      } catch {
        results[submission.name] = GradedChapter(
          chapter: source.chapter.number,
          exercises: source.exercises.map { GradedExercise($0, .notJudged, "\(error)") })
      }
      progress.advance()
    }
    return results
  }
}
