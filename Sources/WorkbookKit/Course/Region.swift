/// A part of a solution file that answers an exercise, and that the exercise file leaves out.
struct Region: Hashable, Sendable {
  let exercise: ExerciseNumber
  /// Tells the regions of one exercise apart; nil when it has only one.
  let label: String?
  /// What to do, as the solution wraps it.
  let sentenceLines: [String]
  /// The file, from the chapter's folder: "PostList/PostListPresenter.swift".
  let file: String
  /// The line of the region's first comment in the solution, counted from 1.
  let line: Int
  let indentation: String
  /// The answer's lines, as they stand in the solution.
  let solution: [String]
  /// The lines that stand in for the answer, so that an unsolved exercise compiles.
  let starter: [String]

  var sentence: String { sentenceLines.joined(separator: " ") }

  /// What the exercise file has instead of the answer.
  var todo: [String] {
    let comments = sentenceLines.enumerated().map { index, line in
      index == 0 ? "// TODO: \(exercise) \(line)" : "// \(line)"
    }
    return comments.map { indentation + $0 } + starter
  }
}
