import CourseKit
import JudgeKit

extension MistakeRecord {
  /// Keeps how mistakes have failed; one that races is left out, and one that no test of its exercise caught.
  init(of mistakes: [Answer], _ outcomes: TrialOutcomes) {
    var signatures: [String: FailureSignature] = [:]
    for mistake in mistakes where !mistake.races {
      guard case .success(let run) = outcomes[mistake.variant] else { continue }
      signatures[mistake.heading] = FailureSignature(
        of: mistake.exercise, in: run)
    }
    self.init(signatures)
  }
}

extension Answer {
  /// Its exercise and its title, as the page and the record have them.
  var heading: String { "\(exercise) \(title)" }
}
