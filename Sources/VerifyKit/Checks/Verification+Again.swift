import CourseKit
import Foundation

extension Verification {
  /// What becomes of some mistakes when they are tried once more: a busy machine delays some of what they do.
  ///
  /// - Parameter round: Tells checks apart that do so at one time, since each needs slots of its own.
  func outcomes(
    of mistakes: [Answer], in source: ChapterSource, round: Int
  ) async throws -> TrialOutcomes {
    let exercises = Dictionary(
      mistakes.map { ($0.variant, $0.exercise) }, uniquingKeysWith: { first, _ in first })
    let trial = VariantTrial(
      workbook: workbook, source: source, buildSystem: buildSystem, mutants: [],
      exercises: exercises, advance: {},
      firstSlot: (1 + round) * ProcessInfo.processInfo.activeProcessorCount)
    return try await trial.outcomes(of: mistakes.map(\.variant))
  }
}
