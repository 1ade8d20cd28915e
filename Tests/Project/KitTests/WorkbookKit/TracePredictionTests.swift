import Synchronization
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import InspectKit
@testable import WorkbookKit

struct TracePredictionTests {
  private let prediction = Prediction(
    question: "Who speaks first?", exercise: ExerciseNumber(chapter: 1, index: 1), arguments: [],
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
    let prediction = TracePrediction(answer, to: prediction, on: console)
    #expect(prediction.verdict == verdict)
    #expect(prediction.signs == ["greet("])
  }

  @Test(arguments: [["2"], ["4", "2"], ["", "2", "1"]])
  func `An answer that is no option's number is asked for once more`(typed: [String]) {
    let printed = Mutex("")
    let console = Console(
      output: { text in printed.withLock { $0 += text } }, errors: { _ in })
    var left = typed[...]
    let prediction = TracePrediction(asking: { left.popFirst() }, about: prediction, on: console)
    #expect(prediction.verdict == "✔ Your prediction was right: the presenter.")
    let sentence = "Type a number from 1 to 2, or press Return to skip this prediction.\n"
    #expect(printed.withLock(\.self) == (typed.count == 1 ? "" : sentence))
  }

  @Test func `A second answer that is no option's number is no prediction`() {
    var typed = ["first", ""][...]
    let console = Console(output: { _ in }, errors: { _ in })
    let prediction = TracePrediction(asking: { typed.popFirst() }, about: prediction, on: console)
    #expect(prediction.verdict == "Who speaks first? The answer: the presenter.")
  }
}
