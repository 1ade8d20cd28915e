import Testing

@testable import WorkbookKit

struct LearnerFileTests {
  private let solution: SolutionFile

  init() throws {
    solution = try SolutionFile(
      path: "A.swift",
      text: """
        final class Presenter {
          // exercise 1.3: Hold the view weakly.
          // starter: var view: View?
          weak var view: View?
          // end 1.3

          func viewDidLoad() {
            // exercise 1.1: Ask.
            interactor?.ask()
            // end 1.1
          }

          func didAnswer() {
            // exercise 1.2: Show.
            view?.show()
            // end 1.2
          }
        }

        """, chapter: Sample.chapter)
  }

  private func answers(_ text: String) -> [[String]?] {
    solution.regions.map(LearnerFile(text, solution: solution).answer(to:))
  }

  @Test func `In an untouched starter each region holds its TODO`() {
    #expect(answers(solution.starterText) == solution.regions.map(\.todo))
  }

  @Test func `In a finished file each region holds its answer`() {
    #expect(answers(solution.solutionText) == solution.regions.map(\.solution))
  }

  @Test func `An answer of any length is found, its TODO gone or not`() {
    let text = """
      final class Presenter {
        weak var view: View? { didSet {} }
        var wasAsked = false

        func viewDidLoad() {
          // TODO: 1.1 Ask.
          if !wasAsked {
            interactor?.ask()
          }
        }

        func didAnswer() {
        }
      }

      """
    #expect(
      answers(text) == [
        ["  weak var view: View? { didSet {} }", "  var wasAsked = false"],
        [
          "    // TODO: 1.1 Ask.", "    if !wasAsked {", "      interactor?.ask()", "    }",
        ],
        [],
      ])
  }

  @Test func `A helper that a learner added below does not hide the answer`() {
    let text = solution.solutionText.replacing(
      "\n  func didAnswer", with: "\n  private func help() {\n  }\n\n  func didAnswer")
    #expect(answers(text)[1] == ["    interactor?.ask()"])
  }

  @Test func `Where the given code is gone, nothing is guessed`() {
    let text = solution.solutionText.replacing("func viewDidLoad()", with: "func start()")
    #expect(answers(text)[1] == nil)
    #expect(answers(text)[2] == ["    view?.show()"])
  }

  @Test func `A brace in the wrong column is not taken for the end`() {
    let text = solution.solutionText.replacing(
      "    interactor?.ask()\n  }\n",
      with: "    if true {\n    interactor?.ask()\n  }\n  }\n  func help() {}\n")
    #expect(answers(text)[1] == nil)
    let withoutHelper = text.replacing("  func help() {}\n", with: "")
    #expect(answers(withoutHelper)[1] == ["    if true {", "    interactor?.ask()", "  }"])
  }

  @Test func `One region is replaced, and all else stays`() {
    let file = LearnerFile(solution.solutionText, solution: solution)
    let region = solution.regions[2]
    #expect(
      file.text(replacing: region, with: region.todo)
        == solution.text { $0 == region ? $0.todo : $0.solution })
  }

  @Test func `Regions with only an empty line between them are told apart`() throws {
    let solution = try SolutionFile(
      path: "A.swift",
      text: """
        func fetched() {
          // exercise 1.1: Show.
          show()
          // end 1.1

          // exercise 1.2: Save.
          save()
          // end 1.2
        }
        """, chapter: Sample.chapter)
    func answers(_ text: String) -> [[String]?] {
      solution.regions.map(LearnerFile(text, solution: solution).answer(to:))
    }
    #expect(answers(solution.starterText) == solution.regions.map(\.todo))
    #expect(answers(solution.solutionText) == solution.regions.map(\.solution))
    let half = solution.text { $0.exercise.index == 1 ? ["  a", "", "  b"] : $0.todo }
    #expect(answers(half) == [["  a", "", "  b"], ["  // TODO: 1.2 Save."]])
    let unclear = solution.text { $0.exercise.index == 1 ? ["  a", "", "  b"] : $0.solution }
    #expect(answers(unclear) == [nil, nil])
  }

  @Test func `Regions that touch cannot be told apart without their TODOs`() throws {
    let solution = try SolutionFile(
      path: "A.swift",
      text: "// exercise 1.1: Do.\na\n// end 1.1\n// exercise 1.2: Do.\nb\n// end 1.2",
      chapter: Sample.chapter)
    let file = LearnerFile("mine", solution: solution)
    #expect(solution.regions.map(file.answer(to:)) == [nil, nil])
  }
}
