import JudgeKit

extension ClassReport {
  /// What more than one have not begun: neighbours in a chapter that are left by as many go together.
  var notBegun: [(exercises: String, count: Int)] {
    typealias Run = (chapter: String, first: String, last: String, count: Int)
    var runs: [Run] = []
    var isBroken = true
    for exercise in exercises {
      let count = submissions.count { submission in
        submission.exercises.contains {
          $0.exercise == exercise.exercise && $0.verdict == .notBegun
        }
      }
      guard count > 1 else {
        isBroken = true
        continue
      }
      if let run = runs.last, !isBroken, (run.chapter, run.count) == (exercise.chapter, count) {
        runs[runs.count - 1].last = exercise.exercise
      } else {
        runs.append((exercise.chapter, exercise.exercise, exercise.exercise, count))
      }
      isBroken = false
    }
    return runs.map { ($0.first == $0.last ? $0.first : "\($0.first)–\($0.last)", $0.count) }
  }

  /// Where the class stands, in a sentence; nil when nothing is left by more than one.
  var notBegunSentence: String? {
    let parts = notBegun.enumerated().map { index, part in
      "\(part.exercises) by \(part.count)" + (index == 0 ? " of \(submissions.count)" : "")
    }
    return parts.isEmpty ? nil : "Not begun: \(parts.joined(separator: ", "))."
  }
}
