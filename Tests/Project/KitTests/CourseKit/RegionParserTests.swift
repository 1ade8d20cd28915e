import Testing

@testable import CourseKit
@testable import JudgeKit

struct RegionParserTests {
  private func regions(_ text: String) throws -> [Region] {
    try SolutionFile(path: "A.swift", text: text, chapter: Sample.chapter).regions
  }

  @Test func `A region holds its sentence, answer, starter and place`() throws {
    let region = try #require(
      regions(
        """
        func rows() -> [Int] {
          // exercise 1.1: Give the rows.
          // starter: return []
          // One more than before.
          [1, 2]
          // end 1.1
        }
        """
      ).first)
    #expect(region.exercise.description == "1.1")
    #expect(region.label == nil)
    #expect(region.sentence == "Give the rows.")
    #expect(region.line == 2)
    #expect(region.solution == ["  // One more than before.", "  [1, 2]"])
    #expect(region.starter == ["  return []"])
  }

  @Test func `A label tells the regions of one exercise apart`() throws {
    let regions = try regions(
      """
      // exercise 1.10 · local data manager: Hold it weakly: it must go.
      // end 1.10
      """)
    #expect(regions.map(\.label) == ["local data manager"])
    #expect(regions.map(\.sentence) == ["Hold it weakly: it must go."])
  }

  @Test func `A long sentence goes on in the comment lines below`() throws {
    let file = try SolutionFile(
      path: "A.swift",
      text: """
          // exercise 1.1: Give the rows,
          // the newest first.
          [1, 2]
          // Not a part of the sentence.
          // end 1.1
        """, chapter: Sample.chapter)
    #expect(file.regions.map(\.sentence) == ["Give the rows, the newest first."])
    #expect(file.starterText == "  // TODO: 1.1 Give the rows,\n  // the newest first.")
  }

  @Test func `The starter's lines keep their own indentation`() throws {
    let file = try SolutionFile(
      path: "A.swift",
      text: """
          // exercise 1.1: Give the rows.
          rows
          // starter: guard isReady else {
          // starter:   return []
          // starter: }
          // end 1.1

        """, chapter: Sample.chapter)
    #expect(
      file.starterText == """
          // TODO: 1.1 Give the rows.
          guard isReady else {
            return []
          }

        """)
    #expect(file.solutionText == "  rows\n")
  }

  @Test func `A file can be rendered with lines of one's choice in each region`() throws {
    let file = try SolutionFile(
      path: "A.swift",
      text: "// exercise 1.1: Do.\nright\n// end 1.1\ngiven\n// exercise 1.2: Do.\nb\n// end 1.2\n",
      chapter: Sample.chapter)
    #expect(file.text { $0.exercise.index == 1 ? ["wrong"] : $0.solution } == "wrong\ngiven\nb\n")
  }

  @Test func `A comment that only looks similar marks nothing`() throws {
    let text = "// end of the list\n// exercises are fun\n// exercised often: yes\n"
    let file = try SolutionFile(path: "A.swift", text: text, chapter: Sample.chapter)
    #expect(file.starterText == text)
  }
}
