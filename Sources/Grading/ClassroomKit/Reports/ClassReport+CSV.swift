import ArgumentKit
import CourseKit
import JudgeKit

extension ClassReport {
  /// A row for each submission and a column for each exercise, for a table of grades.
  package var csv: String {
    let head = ["name", "passed", "of"] + exercises.map(\.exercise) + ["notes"]
    let rows = submissions.map { submission in
      let verdicts = Dictionary(
        submission.exercises.map { ($0.exercise, $0.verdict.rawValue) }, uniquingKeysWith: { $1 })
      let counts = [submission.passed, exercises.count]
      let signs = exercises.map { verdicts[$0.exercise] ?? "" }
      let notes = submission.notes + submission.chapters.flatMap(\.notes)
      let grades = counts.map { "\($0)" } + signs
      return [submission.name] + grades + [notes.joined(separator: " ")]
    }
    return ([head] + rows).map { "\($0.map(\.cell).joined(separator: ","))\n" }.joined()
  }
}

extension String {
  /// The text as one cell of a table, which no spreadsheet takes for a formula.
  fileprivate var cell: String {
    let text = visible
    let isFormula = text.first.map { "=+-@\t".contains($0) } ?? false
    return "\"\(isFormula ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
  }
}
