import Testing

@testable import CourseKit
@testable import WorkbookKit

struct TracePredictionTests {
  private let guess = Guess(
    question: "Who speaks first?", exercise: ExerciseNumber(chapter: 1, index: 1),
    options: ["the view", "the presenter"], right: ["the presenter"], signs: ["greet("])

  @Test(arguments: [
    ("2", "✔ Your prediction was right: the presenter."),
    (" 1 ", "✘ You predicted: the view. The answer is: the presenter."),
    ("", "Who speaks first? The answer: the presenter."),
    ("3", "Who speaks first? The answer: the presenter."),
    ("the presenter", "Who speaks first? The answer: the presenter."),
  ])
  func `A prediction is the number of an option`(answer: String, verdict: String) {
    let console = Console(output: { _ in }, errors: { _ in })
    let prediction = TracePrediction(answer, to: guess, on: console)
    #expect(prediction.verdict == verdict)
    #expect(prediction.signs == ["greet("])
  }
}
