import ArgumentKit
import ClassroomKit
import CourseKit
import JudgeKit

/// What the grader should say about a submission.
struct ExpectedVerdicts {
  /// Stands for all exercises that are not named.
  static let rest = "rest"

  /// The verdicts that an exercise may get.
  var exercises: [String: Set<Verdict>]
  /// How notes begin that the chapter must have.
  var notes: [String] = []

  /// The same verdict for each exercise.
  static func all(_ verdict: Verdict) -> ExpectedVerdicts { .init(exercises: [rest: [verdict]]) }

  /// How the grader's verdicts on these exercises differ.
  func findings(about submission: GradedSubmission, exercises: [String]) -> [Finding] {
    let name = submission.name.visible
    var findings = exercises.compactMap { exercise -> Finding? in
      let graded = submission.exercises.first { $0.exercise == exercise }
      let wanted = self.exercises[exercise] ?? self.exercises[Self.rest] ?? []
      if let graded, wanted.contains(graded.verdict) { return nil }
      let words = wanted.map(\.rawValue).sorted().joined(separator: " or ")
      let found = graded.map { $0.verdict.rawValue } ?? "no verdict"
      let detail = graded?.detail.map { " (\($0.visible))" } ?? ""
      return Finding("\(name), \(exercise): wanted \(words), found \(found)\(detail)")
    }
    let allNotes = submission.chapters.flatMap(\.notes)
    for note in notes where !allNotes.contains(where: { $0.hasPrefix(note) }) {
      findings.append(Finding("\(name): no note begins with '\(note)'"))
    }
    for chapter in submission.chapters where chapter.exercises.first?.verdict == .notCompiled {
      let saysWhy = chapter.notes.contains {
        $0.hasPrefix("It does not compile: ") || $0.contains(" cannot be read: ")
      }
      if !saysWhy { findings.append(Finding("\(name): no note says why it does not compile")) }
    }
    return findings
  }
}
