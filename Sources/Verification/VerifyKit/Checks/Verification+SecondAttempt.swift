import MutationKit
import CourseKit
import Foundation

extension Verification {
  /// The outcomes, with those of a few doubtful mistakes from a second attempt.
  ///
  /// A busy machine delays some of what a mistake does. If many are doubtful, the cause is another one.
  ///
  /// - Parameters:
  ///   - doubtful: What to try once more.
  ///   - round: Tells checks apart that do so at one time, since each needs slots of its own.
  func secondAttempt(
    at doubtful: [Answer], after outcomes: TrialOutcomes, in source: ChapterSource, round: Int
  ) async throws -> TrialOutcomes {
    guard (1...3).contains(doubtful.count) else { return outcomes }
    let exercises = Dictionary(
      doubtful.map { ($0.variant, $0.exercise) }, uniquingKeysWith: { first, _ in first })
    var trial = VariantTrial(
      of: source, in: workbook, buildSystem: buildSystem, exercises: exercises)
    trial.firstSlot = (1 + round) * ProcessInfo.processInfo.activeProcessorCount
    var outcomes = outcomes
    outcomes.merge(try await trial.outcomes(of: doubtful.map(\.variant)))
    return outcomes
  }
}
