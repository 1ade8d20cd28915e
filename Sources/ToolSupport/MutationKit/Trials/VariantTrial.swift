import CourseKit
import Foundation
import JudgeKit

/// Builds variants of a chapter, and runs the chapter's tests on each.
package struct VariantTrial {
  /// Hands out batches; a batch whose build broke comes back in parts.
  private actor Queue {
    private var batches: [VariantBatch]

    init(_ batches: [VariantBatch]) { self.batches = batches }

    func next() -> VariantBatch? { batches.isEmpty ? nil : batches.removeFirst() }
    func putBack(_ parts: [VariantBatch]) { batches.insert(contentsOf: parts, at: 0) }
  }

  private let workbook: Workbook
  private let source: ChapterSource
  private let buildSystem: BuildSystem?
  private let mutants: Set<Variant>
  private let rightAnswers: Set<Variant>
  private let exercises: [Variant: ExerciseNumber]
  private let report: @Sendable (Variant, TestOutcome) -> Void
  /// What to make of the files, by their paths, before they are built; no line may move.
  package var prepare: @Sendable ([String: String]) -> [String: String] = { $0 }
  /// The number of the first of the slots to use; another trial at the same time needs others.
  package var firstSlot = 0
  /// The tests that judge.
  package var judges = JudgingTests.given
  /// What the tests find in their environment.
  package var environment: [String: String] = [:]

  /// - Parameters:
  ///   - mutants: Those of the variants that are left out of a build that they break, without one of their own.
  ///   - rightAnswers: Those that all tests have to accept.
  ///   - exercises: The exercises whose tests are enough when they reject a variant.
  ///   - report: Called when one more variant has been judged.
  package init(
    of source: ChapterSource, in workbook: Workbook, buildSystem: BuildSystem?,
    mutants: Set<Variant> = [], rightAnswers: Set<Variant> = [],
    exercises: [Variant: ExerciseNumber] = [:],
    report: @escaping @Sendable (Variant, TestOutcome) -> Void = { _, _ in }
  ) {
    self.source = source
    self.workbook = workbook
    self.buildSystem = buildSystem
    self.mutants = mutants
    self.rightAnswers = rightAnswers
    self.exercises = exercises
    self.report = report
  }

  /// What became of each variant.
  package func outcomes(of variants: [Variant]) async throws -> TrialOutcomes {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let batches = VariantBatch.batches(of: variants, in: source).joining(rightAnswers)
    let slots = batches.prefix(processors)
    let queue = Queue(Array(batches.dropFirst(slots.count)))
    return try await withThrowingTaskGroup(of: TrialOutcomes.self) { group in
      // The largest batches go to the same slots each time, and find themselves built already.
      for (number, first) in slots.enumerated() {
        group.addTask {
          let slot = try ChapterCopy.slot(
            firstSlot + number, of: source.chapter, in: workbook, judges)
          let build = RepeatedBuild(slot.build(chosenSystem: buildSystem))
          var outcomes = try await judge(first, in: slot, build, queue)
          while let batch = await queue.next() {
            outcomes.merge(try await judge(batch, in: slot, build, queue))
          }
          return outcomes
        }
      }
      return try await group.reduce(into: TrialOutcomes()) { $0.merge($1) }
    }
  }

  private func judge(
    _ batch: VariantBatch, in slot: ChapterCopy, _ repeatedBuild: RepeatedBuild, _ queue: Queue
  ) async throws -> TrialOutcomes {
    let files = self.files(of: batch)
    var texts = files.mapValues(\.text)
    // The checks are a module of their own, and a file of theirs needn't import the chapter.
    for folder in Set(source.files.map { $0.path.hasPrefix("Checks/") ? "Checks/" : "" }) {
      texts[folder + VariantBatch.variableFile] = VariantBatch.variableText
    }
    let build = repeatedBuild.build
    do {
      return try await build.exclusively {
        try slot.put(prepare(texts))
        slot.removeCode()
        if let outcomes = try await outcomesOfOwnTests(batch, in: slot, repeatedBuild) {
          return outcomes
        }
        if judges == .given { try slot.putTests(of: nil, from: workbook) }
        let (program, warnings) = try await repeatedBuild.run()
        let runs = runs(of: batch, in: slot, build, program)
        if batch.joined.isEmpty {
          return TrialOutcomes(try await runs.outcomes(self.report), warnings: warnings)
        }
        let report = try await runs.report(of: [0])
        guard report.isSuccess else {
          await queue.putBack(batch.parted)
          return TrialOutcomes()
        }
        let outcome = TestOutcome.success(report)
        batch.joined.forEach { self.report($0, outcome) }
        return TrialOutcomes(
          Dictionary(uniqueKeysWithValues: batch.joined.map { ($0, outcome) }), warnings: warnings)
      }
    } catch let failure as BuildFailure {
      guard batch.joined.isEmpty else {
        await queue.putBack(batch.parted)
        return TrialOutcomes()
      }
      if let variant = batch.variants.first, batch.variants.count == 1 {
        report(variant, .failure(failure))
        return TrialOutcomes([variant: .failure(failure)])
      }
      let folder = source.chapter.folder(in: .exercises)
      let faults = failure.errors.compactMap { error -> (file: VariantFile, line: Int)? in
        guard let location = error.location, let path = location.file.after(folder + "/"),
          let line = location.line
        else { return nil }
        return files[String(path)].map { ($0, line) }
      }
      let (parts, leftOut) = batch.split(at: faults, mutants: mutants)
      await queue.putBack(parts)
      leftOut.forEach { report($0, .failure(failure)) }
      return TrialOutcomes(
        Dictionary(uniqueKeysWithValues: leftOut.map { ($0, .failure(failure)) }))
    }
  }

  /// What becomes of a wrong answer that changes a declaration, if the tests of its exercise catch it.
  ///
  /// All tests would have to be compiled for it, and most of them never be run.
  private func outcomesOfOwnTests(
    _ batch: VariantBatch, in slot: ChapterCopy, _ build: RepeatedBuild
  ) async throws -> TrialOutcomes? {
    guard batch.variants.count == 1, let variant = batch.variants.first,
      let exercise = exercises[variant], !rightAnswers.contains(variant),
      !batch.changesBodiesOnly(in: source)
    else { return nil }
    try slot.putTests(of: exercise, from: workbook)
    do {
      let program = try await build.run().program
      let own = try await runs(of: batch, in: slot, build.build, program).report(of: [0], exercise)
      guard own.namesRule(of: exercise) else { return nil }
      report(variant, .success(own))
      return TrialOutcomes([variant: .success(own)])
    } catch is BuildFailure {
      // What was left out may be missing now.
      return nil
    }
  }

  private func runs(
    of batch: VariantBatch, in slot: ChapterCopy, _ build: ChapterBuild, _ program: TestProgram
  ) -> VariantRuns {
    VariantRuns(
      batch: batch, source: source, slot: slot, build: build, program: program, mutants: mutants,
      rightAnswers: rightAnswers, exercises: exercises, judges: judges, environment: environment)
  }

  /// The files of a batch, by their paths from the chapter's folder.
  private func files(of batch: VariantBatch) -> [String: VariantFile] {
    Dictionary(
      uniqueKeysWithValues: source.files.map { ($0.path, VariantFile($0, for: batch)) })
  }
}
