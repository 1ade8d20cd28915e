import CourseKit
import Foundation
import JudgeKit
import WorkbookKit

/// Runs checks over the workbook, and prints a line for each.
struct Verification: Sendable {
  /// All checks, in the order in which they run in a chapter.
  static let checks: [Check] = [
    .starters, .build, .tests, .order, .mistakes, .recognition, .answers, .mutants, .isolation,
    .traces, .maps, .pages, .code, .links,
  ]

  let workbook: Workbook
  let console: Console
  /// The chapters to look at.
  let chapters: [Chapter]
  /// What to build with; nil for what suits the toolchain.
  let buildSystem: BuildSystem?
  /// The exercises to look at, where a check looks at one after the other; nil for all.
  var exercises: Set<ExerciseNumber>?

  /// Whether to look at an exercise.
  func covers(_ exercise: ExerciseNumber) -> Bool { exercises?.contains(exercise) ?? true }

  /// A build that fails on warnings.
  ///
  /// All chapters have one folder, so that what they share is built once.
  func strictBuild(of chapter: Chapter, in tree: Tree) -> ChapterBuild {
    ChapterBuild(
      workbook: workbook, tree: tree, chapter: chapter, chosenSystem: buildSystem,
      failsOnWarnings: true, folder: workbook.url(".build/workbook/strict-\(tree.rawValue)"))
  }

  /// Runs checks, chapter by chapter, and those of the whole workbook at the end.
  ///
  /// - Returns: Whether all of them found nothing.
  func run(_ checks: [Check]) async throws -> Bool {
    var counts = (checks: 0, failed: 0, findings: 0)
    func report(_ title: String, _ body: () async throws -> CheckResult) async throws {
      console.progress(title)
      let (findings, share) = try await Self.catchingFindings(body)
      console.progress("")
      console.print("\(console.mark(findings.isEmpty)) \(title)\(share.map { ", \($0)" } ?? "")")
      findings.forEach { console.print("    \($0.description.replacing("\n", with: "\n      "))") }
      counts.checks += 1
      counts.failed += findings.isEmpty ? 0 : 1
      counts.findings += findings.count
    }
    let trials = SharedTrials(self, checks: checks)
    for chapter in chapters {
      for check in checks {
        switch check.scope {
        case .chapter(let body):
          try await report("\(chapter): \(check.claim)") { (try await body(chapter, self), nil) }
        case .experiments(let plan):
          try await report("\(chapter): \(check.claim)") {
            try await trials.result(of: chapter, plan)
          }
        case .workbook: break
        }
      }
    }
    for check in checks {
      guard case .workbook(let body) = check.scope else { continue }
      try await report(check.claim) { (try await body(self), nil) }
    }
    let total = "\(counts.checks) \(counts.checks == 1 ? "check" : "checks")"
    let found = "\(counts.findings) \(counts.findings == 1 ? "finding" : "findings")"
    console.print(
      counts.failed == 0 ? "\(total), all passed." : "\(total), \(counts.failed) failed: \(found).")
    return counts.failed == 0
  }

  /// A malformed course or a broken build is a finding too, and the other checks go on.
  private static func catchingFindings(
    _ body: () async throws -> CheckResult
  ) async throws -> CheckResult {
    do {
      return try await body()
    } catch let error as CourseError {
      return (error.findings, nil)
    } catch let failure as BuildFailure {
      return (failure.findings, nil)
    } catch let error as WorkbookError {
      return ([Finding(error.description)], nil)
    }
  }
}
