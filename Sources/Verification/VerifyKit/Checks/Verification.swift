import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// Runs checks over the workbook, and prints a line for each.
struct Verification: Sendable {
  /// All checks, in the order in which they run in a chapter.
  static let checks: [Check] = [
    .starters, .build, .tests, .order, .mistakes, .lines, .recognition, .answers, .mutants,
    .isolation, .traces, .maps, .designs, .examples, .files, .pages, .code, .links, .prose,
  ]

  let workbook: Workbook
  let console: Console
  /// The chapters to look at.
  let chapters: [Chapter]
  /// What to build with; nil for what suits the toolchain.
  let buildSystem: BuildSystem?
  /// The exercises to look at, where a check looks at one after the other; nil for all.
  var exercises: Set<ExerciseNumber>?
  /// What was proved before; nil to make each check, and to keep nothing.
  var memory: ProofMemory?
  /// Whether what was proved before is forgotten.
  var isFresh = false
  /// What checks depend on that is in no file, such as the toolchain.
  var facts: [String] = []

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

  /// Runs checks, chapter by chapter, and those of the whole workbook meanwhile, which are reported at the end.
  ///
  /// - Returns: Whether all of them found nothing.
  func run(_ checks: [Check]) async throws -> Bool {
    var counts = (checks: 0, failed: 0, findings: 0)
    func report(_ title: String, _ check: Check, _ result: CheckResult, _ proofs: KnownProofs)
      throws
    {
      let (findings, share) = result
      let remark = proofs[check].map { " (\($0.remark))" } ?? ""
      console.progress("")
      console.print(
        "\(console.mark(findings.isEmpty)) \(title)\(check.claim)\(share.map { ", \($0)" } ?? "")\(remark)"
      )
      findings.forEach { console.print("    \($0.description.replacing("\n", with: "\n      "))") }
      counts.checks += 1
      counts.failed += findings.isEmpty ? 0 : 1
      counts.findings += findings.count
      try proofs.keep(check, result)
    }
    let (ofChapters, ofWorkbook) = (checks.filter(\.isOfChapter), checks.filter { !$0.isOfChapter })
    let proofsOfWorkbook = KnownProofs(of: ofWorkbook, about: nil, self)
    async let results = results(of: ofWorkbook, proofsOfWorkbook)
    for chapter in chapters {
      let proofs = KnownProofs(of: ofChapters, about: chapter, self)
      let trials = SharedTrials(self, checks: ofChapters.filter { proofs[$0] == nil })
      try await inOrder(ofChapters, { try await result(of: $0, chapter, trials, proofs) }) {
        try report("\(chapter): ", $0, $1, proofs)
      }
    }
    console.progress(ofWorkbook.first?.claim ?? "")
    for (check, result) in zip(ofWorkbook, try await results) {
      try report("", check, result, proofsOfWorkbook)
    }
    let total = "\(counts.checks) \(counts.checks == 1 ? "check" : "checks")"
    let found = "\(counts.findings) \(counts.findings == 1 ? "finding" : "findings")"
    console.print(
      counts.failed == 0 ? "\(total), all passed." : "\(total), \(counts.failed) failed: \(found).")
    return counts.failed == 0
  }

  /// Runs checks at once, since each leaves processors idle now and then, and reports in their order.
  private func inOrder(
    _ checks: [Check], _ body: @escaping @Sendable (Check) async throws -> CheckResult,
    report: (Check, CheckResult) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, CheckResult).self) { group in
      for (index, check) in checks.enumerated() {
        group.addTask { (index, try await Self.catchingFindings { try await body(check) }) }
      }
      var results: [Int: CheckResult] = [:]
      var next = 0
      for try await (index, result) in group {
        results[index] = result
        while let result = results[next] {
          try report(checks[next], result)
          next += 1
        }
      }
    }
  }

  /// The results of the checks of the whole workbook, one after the other.
  ///
  /// So they need one processor only, and fill the gaps that the builds of the chapters leave.
  private func results(of checks: [Check], _ proofs: KnownProofs) async throws -> [CheckResult] {
    var results: [CheckResult] = []
    for check in checks {
      guard case .workbook(let body) = check.scope else { continue }
      if let proof = proofs[check] {
        results.append(([], proof.share))
      } else {
        results.append(try await Self.catchingFindings { (try await body(self), nil) })
      }
    }
    return results
  }

  private func result(
    of check: Check, _ chapter: Chapter, _ trials: SharedTrials, _ proofs: KnownProofs
  ) async throws -> CheckResult {
    if let proof = proofs[check] { return ([], proof.share) }
    return switch check.scope {
    case .chapter(let body): (try await body(chapter, self), nil)
    case .experiments(let plan): try await trials.result(of: chapter, plan)
    case .workbook: ([], nil)
    }
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
