import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

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

  /// The answers in the order of the file; where one is lost, why.
  private func answers(_ text: String, of solution: SolutionFile? = nil) -> [[String]] {
    let solution = solution ?? self.solution
    let file = LearnerFile(text, of: solution)
    return solution.regions.map { region in
      do throws(UnlocatedRegion) {
        return Array(file.lines[try file.range(of: region)])
      } catch {
        return ["lost: \(error.reason)"]
      }
    }
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
    let expected = [
      ["  weak var view: View? { didSet {} }", "  var wasAsked = false"],
      ["    // TODO: 1.1 Ask.", "    if !wasAsked {", "      interactor?.ask()", "    }"],
      [],
    ]
    #expect(answers(text) == expected)
    let tabs = text.replacing("  ", with: "\t").replacing("\n", with: "\r\n")
    #expect(answers(tabs) == expected.map { $0.map { $0.replacing("  ", with: "\t") } })
  }

  @Test func `A helper below does not hide the answer`() {
    let text = solution.solutionText.replacing(
      "\n  func didAnswer", with: "\n  private func help() {\n  }\n\n  func didAnswer")
    #expect(answers(text)[1] == ["    interactor?.ask()"])
  }

  @Test func `A helper that may be part of the answer is not guessed about`() {
    let text = solution.solutionText.replacing(
      "  func viewDidLoad", with: "  func help() {}\n\n  func viewDidLoad")
    #expect(answers(text)[0].first?.hasPrefix("lost: `func help() {}` may or may not") == true)
    #expect(answers(text)[1] == ["    interactor?.ask()"])
  }

  @Test func `Where the given code is gone, nothing is guessed, and the reason names it`() {
    let text = solution.solutionText.replacing("func viewDidLoad()", with: "func start()")
    #expect(
      answers(text)[1].first?.hasPrefix("lost: The line above it, `func viewDidLoad() {`") == true)
    #expect(answers(text)[2] == ["    view?.show()"])
  }

  @Test func `Answers are found beside code that a formatter has laid out differently`() {
    let text = solution.solutionText
      .replacing("final class Presenter {", with: "// Mine\n\nfinal class\n  Presenter\n{")
      .replacing("func viewDidLoad() {", with: "func\n    viewDidLoad()\n  {")
      .replacing("func didAnswer() {\n", with: "func didAnswer(\n  ) {\n\n")
    #expect(answers(text) == solution.regions.map(\.solution))
  }

  @Test func `A missing brace in an answer does not hide it, nor the others`() {
    let text = solution.solutionText.replacing(
      "    interactor?.ask()\n", with: "    if true {\n      interactor?.ask()\n")
    #expect(answers(text)[1] == ["    if true {", "      interactor?.ask()"])
    #expect(answers(text)[2] == ["    view?.show()"])
  }

  @Test func `Neighbours are told apart by a comment, or by the empty line between them`() throws {
    let solution = try neighbours(parted: "\n")
    func answers(_ first: [String], _ second: [String]) -> [[String]] {
      self.answers(solution.text { $0.exercise.index == 1 ? first : second }, of: solution)
    }
    let todo = "  // TODO: 1.2 Save."
    #expect(answers(["  a"], ["  b"]) == [["  a"], ["  b"]])
    let long = ["  a", "", "  b"]
    #expect(answers(long, [todo]) == [long, [todo]])
    let close = solution.text { $0.exercise.index == 1 ? long : [todo] }
      .replacing("b\n\n", with: "b\n")
    #expect(self.answers(close, of: solution) == [long, [todo]])
    #expect(
      answers(long, ["  c"])[0] == [
        "lost: It is next to another exercise. Write `// TODO: 1.2` above your code for 1.2."
      ])
  }

  @Test func `Neighbours that touch are told apart by a comment alone`() throws {
    let solution = try neighbours(parted: "")
    #expect(answers(solution.starterText, of: solution) == solution.regions.map(\.todo))
    #expect(answers(solution.solutionText, of: solution).allSatisfy { $0[0].hasPrefix("lost") })
  }

  @Test func `Regions are replaced, and all else stays as it was`() throws {
    let text = solution.solutionText.replacing("\n", with: "\r\n")
    let replaced = try LearnerFile(text, of: solution)
      .text(replacing: [solution.regions[2], solution.regions[0]].map { ($0, $0.todo) })
    let expected = solution.text { $0 == solution.regions[1] ? $0.solution : $0.todo }
    #expect(replaced == expected)
  }

  private func neighbours(parted line: String) throws -> SolutionFile {
    try SolutionFile(
      path: "A.swift",
      text: """
        func fetched() {
          // exercise 1.1: Show.
          show()
          // end 1.1
        \(line)  // exercise 1.2: Save.
          save()
          // end 1.2
        }
        """, chapter: Sample.chapter)
  }
}
