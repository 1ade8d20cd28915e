/// An exercise file as a learner left it, with the places in it where each exercise is answered.
package struct LearnerFile {
  package let text: String
  package let lines: [String]
  private let alignment: FileAlignment
  /// What finds regions beside code that a formatter has laid out differently; nil if all are found without.
  private let joinedAlignment: FileAlignment?

  /// Compares a learner's text with the solution file that it began as.
  init(_ text: String, of solution: SolutionFile) {
    self.text = text
    lines = text.lines
    let written = FileAlignment(of: lines, to: solution, as: .written)
    alignment = written
    let isFound = solution.regions.allSatisfy { (try? written.range(of: $0)) != nil }
    joinedAlignment = isFound ? nil : FileAlignment(of: lines, to: solution, as: .joined)
  }

  /// The lines, counted from 1, of the comments that ask for an exercise.
  func commentLines(of exercise: ExerciseNumber) -> [Int] {
    alignment.codeLines.indices.filter { alignment.codeLines[$0].todo == exercise }.map { $0 + 1 }
  }

  /// The line, counted from 1, of the comment that asks for a region; nil when it is gone.
  func commentLine(of region: Region) -> Int? {
    alignment.commentLine(of: region) ?? joinedAlignment?.commentLine(of: region)
  }

  /// The lines that answer a region's exercise, its comment included.
  ///
  /// - Throws: `UnlocatedRegion` when they cannot be told apart for sure.
  package func range(of region: Region) throws(UnlocatedRegion) -> Range<Int> {
    do throws(UnlocatedRegion) {
      return try alignment.range(of: region)
    } catch {
      guard let range = try? joinedAlignment?.range(of: region) else { throw error }
      return range
    }
  }

  /// The file with other lines in some regions.
  ///
  /// - Throws: `UnlocatedRegion` when one of them cannot be told apart for sure.
  package func text(replacing replacements: [(Region, [String])]) throws(UnlocatedRegion) -> String
  {
    var ranges: [(Range<Int>, [String])] = []
    for (region, new) in replacements { ranges.append((try range(of: region), new)) }
    var result = lines
    // From the end, so that the places above stay where they are.
    for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      result.replaceSubrange(range, with: new)
    }
    return result.joined(separator: "\n")
  }
}
