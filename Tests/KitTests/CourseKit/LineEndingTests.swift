import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

struct LineEndingTests {
  /// The region is line 4 alone; a new line ends as the one above it.
  @Test(arguments: [(0, false), (3, true), (4, false), (5, false), (6, false)])
  func `Each line keeps its own ending`(odd: Int, isNewLineOdd: Bool) throws {
    func text(_ lines: [String], odd: [Int]) -> String {
      lines.enumerated().map { odd.contains($0) ? $1 + "\r" : $1 }.joined(separator: "\n")
    }
    let solution = try SolutionFile(
      path: "A.swift",
      text: """
        final class Presenter {
          weak var view: View?

          func viewDidLoad() {
            // exercise 1.1: Ask.
            interactor?.ask()
            // end 1.1
          }
        }

        """, chapter: Sample.chapter)
    let region = solution.regions[0]
    let file = LearnerFile(text(solution.solutionText.lines, odd: [odd]), of: solution)
    var expected = solution.solutionText.lines
    expected.replaceSubrange(4...4, with: region.todo)
    let odds = Set([odd]).subtracting([4]).union(isNewLineOdd ? [4] : [])
    let replaced = try file.text(replacing: [(region, region.todo)])
    #expect(replaced == text(expected, odd: Array(odds)))
  }
}
