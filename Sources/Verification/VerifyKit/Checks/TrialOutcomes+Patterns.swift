import MutationKit
import CourseKit
import JudgeKit

extension TrialOutcomes {
  /// How mistakes have failed, by their headings, without those that race and those that their exercise has not caught.
  func patterns(of mistakes: [Answer]) -> [String: FailurePattern] {
    var patterns: [String: FailurePattern] = [:]
    for mistake in mistakes where !mistake.races {
      guard case .success(let run) = self[mistake.variant] else { continue }
      patterns[mistake.heading] = FailurePattern(of: mistake.exercise, in: run)
    }
    return patterns
  }
}

extension Answer {
  /// Its exercise and its title, as the page and the record have them.
  var heading: String { "\(exercise) \(title)" }
}
