import CourseKit
import Foundation
import JudgeKit

/// Runs of a chapter's tests on the variants of a batch, all in one build.
struct VariantRuns {
  let batch: VariantBatch
  let source: ChapterSource
  let slot: ChapterCopy
  let build: ChapterBuild
  let program: TestProgram
  /// Those of the variants that were made mechanically.
  let mutants: Set<Variant>
  /// Those that all tests have to accept.
  let rightAnswers: Set<Variant>
  /// The exercises whose tests are enough when they reject a variant.
  let exercises: [Variant: ExerciseNumber]
  let judges: JudgingTests
  /// What the tests find in their environment.
  let environment: [String: String]

  /// What becomes of each variant.
  ///
  /// Each has the tests of its exercise for itself. Those of all exercises are then run on several together: on right
  /// answers, and on mutants that have escaped or are harmless. One could pass these wrongly only if another one undid
  /// what it does.
  ///
  /// - Parameter tell: Called when one more variant has been judged.
  func outcomes(
    _ tell: @Sendable (Variant, TestOutcome) -> Void
  ) async throws -> [Variant: TestOutcome] {
    var outcomes: [Variant: TestOutcome] = [:]
    func judge(_ places: [Int], by report: TestReport) {
      for place in places {
        outcomes[batch.variants[place]] = .success(report)
        tell(batch.variants[place], .success(report))
      }
    }
    var expected: [Int] = []
    try await atOnce(Array(batch.variants.indices), firstReport) { place, report in
      if let report { judge([place], by: report) } else { expected.append(place) }
    }
    var doubtful: [Int] = []
    try await atOnce(batch.teams(of: expected.sorted()), { try await report(of: $0) }) {
      if $0.count == 1 || $1.isSuccess {
        judge($0, by: $1)
      } else {
        doubtful += $0
      }
    }
    try await atOnce(doubtful, { try await report(of: [$0]) }) { judge([$0], by: $1) }
    return outcomes
  }

  /// Runs an exercise's tests, or all, on variants that have their turn together.
  ///
  /// - Parameter places: Where the variants are in the batch.
  func report(of places: [Int], _ exercise: ExerciseNumber? = nil) async throws -> TestReport {
    var run = judges.run(of: build, program, exercise)
    run.environment = environment
    run.environment[VariantBatch.environmentVariable] =
      VariantBatch.list(places.map(VariantBatch.number))
    if judges == .given, source.isReadByTests {
      run.environment[VariantBatch.codeVariable] =
        try slot.putCode(of: places, in: batch, of: source).path
    }
    return try await run.run()
  }

  /// What the tests say of one variant; nil for one that all tests are expected to accept.
  ///
  /// When its own exercise catches a wrong answer, no other test is needed.
  private func firstReport(of place: Int) async throws -> TestReport? {
    let variant = batch.variants[place]
    if let exercise = exercises[variant] {
      let own = try await report(of: [place], exercise)
      if own.namesRule(of: exercise) { return own }
      if mutants.contains(variant) || rightAnswers.contains(variant) { return nil }
    }
    return try await report(of: [place])
  }

  /// Calls a body for each element, two at a time for each processor, for a test often waits.
  private func atOnce<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) async throws -> Result,
    collect: (Element, Result) -> Void
  ) async throws {
    let width = 2 * ProcessInfo.processInfo.activeProcessorCount
    try await withThrowingTaskGroup(of: (Element, Result).self) { group in
      for (index, element) in elements.enumerated() {
        if index >= width, let (element, result) = try await group.next() {
          collect(element, result)
        }
        group.addTask { (element, try await body(element)) }
      }
      for try await (element, result) in group { collect(element, result) }
    }
  }
}
