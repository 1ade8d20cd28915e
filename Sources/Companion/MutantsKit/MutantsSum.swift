import CourseKit
import LayerKit
import MutationKit

/// What became of all mutants together.
struct MutantsSum {
  let noticed: Int
  /// How many were not tried, because they don't compile.
  let notCompiled: Int
  /// What no test has noticed, unless it is dismissed.
  let survivors: [LearnerMutant]
  let dismissals: [(mutant: LearnerMutant, comment: EquivalentMutantComment)]

  /// How many count.
  var changes: Int { noticed + survivors.count }

  /// Whether the tests notice enough for one type.
  var isEnough: Bool { MutantsResult.isEnough(noticed, of: changes) }

  /// The changes that the learner has dismissed, each with its reason.
  var dismissed: [String] {
    dismissals.map { mutant, comment in
      let change =
        mutant.lines.first { $0.hasPrefix("+") } ?? mutant.lines.first { $0.hasPrefix("-") } ?? ""
      return "\(mutant.location) \(change) (\(mutant.change.word)): \(comment.reason)"
    }
  }
}
