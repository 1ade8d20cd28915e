import CourseKit
import JudgeKit

extension MistakeRecord {
  /// Keeps how mistakes have failed; one that no test of its exercise caught is left out.
  init(of mistakes: [Answer], _ outcomes: VariantTrial.Outcomes) {
    var signatures: [String: FailureSignature] = [:]
    for mistake in mistakes {
      guard case .success(let run) = outcomes[mistake.variant] else { continue }
      signatures["\(mistake.exercise) \(mistake.title)"] = FailureSignature(
        of: mistake.exercise, in: run)
    }
    self.init(signatures)
  }
}
