import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// Judges a folder of submissions.
package struct Grader: Sendable {
  let workbook: Workbook
  let chapters: [Chapter]
  let buildSystem: BuildSystem?
  let sandbox: Sandbox
  let console: Console
  /// Whether everything is judged again, as if the cache were empty.
  let isFresh: Bool
  /// How long a test may stand still, in time of its own.
  let timeLimit = Duration.seconds(5)
  /// How long a build may take, in time of its own.
  package var buildTimeLimit = Duration.seconds(90)

  /// The file that stands for the workers, in the folder that they are in.
  static let lock = "lock"

  package init(
    workbook: Workbook, chapters: [Chapter], buildSystem: BuildSystem?, sandbox: Sandbox,
    console: Console, isFresh: Bool
  ) {
    self.workbook = workbook
    self.chapters = chapters
    self.buildSystem = buildSystem
    self.sandbox = sandbox
    self.console = console
    self.isFresh = isFresh
  }

  /// Judges all submissions of a class, a chapter after the other.
  ///
  /// - Throws: `CancellationError`, or an error when the workbook cannot be read.
  package func report(on folder: ClassFolder) async throws -> ClassReport {
    let submissions = folder.submissions
    var graded = submissions.map {
      GradedSubmission(name: $0.name, notes: $0.notes, chapters: [], ownFiles: $0.ownFiles)
    }
    let toolchain = await toolchain
    // Two runs of the grader with the same workers would judge each other's code.
    let workers = workbook.url(".build/workbook/classroom")
    try FileManager.default.createDirectory(at: workers, withIntermediateDirectories: true)
    try await withLock(
      on: workers.appending(path: Self.lock),
      onWait: { console.errors("Another grading runs in this workbook. Waiting for its end.\n") }
    ) {
      let cache = try ResultCache(in: workbook, grader: fingerprint(toolchain: toolchain))
      for chapter in chapters {
        let results = try await results(of: chapter, in: submissions, cache: cache)
        for index in graded.indices {
          if let result = results[submissions[index].name.bytes] {
            graded[index].chapters.append(result)
          }
        }
      }
    }
    return ClassReport(
      sandbox: sandbox.sentence, toolchain: toolchain,
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
}
