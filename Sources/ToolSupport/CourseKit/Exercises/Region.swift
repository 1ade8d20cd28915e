/// A part of a solution file that answers an exercise, and that the exercise file leaves out.
package struct Region: Hashable, Sendable {
  package let exercise: ExerciseNumber
  /// Tells the regions of one exercise apart; nil when it has only one.
  let label: String?
  /// What to do, as the solution wraps it.
  let sentenceLines: [String]
  /// The file, from the chapter's folder: "PostList/PostListPresenter.swift".
  package let file: String
  /// The line of the region's first comment in the solution, counted from 1.
  package let line: Int
  package let indentation: String
  /// The answer's lines, as they stand in the solution.
  package let solution: [String]
  /// The lines that stand in for the answer, so that an unsolved exercise compiles.
  package let starter: [String]
  /// Whether the answer isn't at hand, so that the starter stands in its place.
  private(set) var isWithheld = false

  /// Where the region begins in the solution.
  package func location(in chapter: Chapter) -> FileLocation {
    FileLocation(file: "\(chapter.folder(in: .solutions))/\(file)", line: line)
  }

  /// The region without its answer.
  ///
  /// What stands in its place has at least one line, by which its depth among the braces is known.
  var withheld: Region {
    let hasCode = !CodeLine.code(of: starter).isEmpty
    return Region(
      exercise: exercise, label: label, sentenceLines: sentenceLines, file: file, line: line,
      indentation: indentation, solution: hasCode ? starter : [indentation + "…"],
      starter: starter, isWithheld: true)
  }

  /// A region for a body of a learner's file, which answers no exercise by itself.
  ///
  /// - Parameters:
  ///   - body: The lines between the braces.
  ///   - file: The file, from the chapter's folder.
  ///   - line: The body's first line, counted from 1.
  package static func body(
    _ body: [String], in file: String, at line: Int, indentation: String, of chapter: Chapter
  ) -> Region {
    Region(
      exercise: ExerciseNumber(chapter: chapter.number, index: 0), label: nil, sentenceLines: [],
      file: file, line: line, indentation: indentation, solution: body, starter: [])
  }

  /// A region of its own for some lines of the solution, which answers the same exercise.
  package func part(_ range: Range<Int>, indentation: String) -> Region {
    Region(
      exercise: exercise, label: label, sentenceLines: sentenceLines, file: file,
      line: line + sentenceLines.count + range.lowerBound, indentation: indentation,
      solution: Array(solution[range]), starter: [])
  }

  package var sentence: String { sentenceLines.joined(separator: " ") }

  /// What the exercise file has instead of the answer.
  package var todo: [String] {
    let comments = sentenceLines.enumerated().map { index, line in
      index == 0 ? "// TODO: \(exercise) \(line)" : "// \(line)"
    }
    return comments.map { indentation + $0 } + starter
  }
}
