import Testing

@testable import CourseKit
@testable import InspectKit
@testable import VerifyKit

struct PredictionComplaintsTests {
  private let trace = Trace([
    TraceEvent(.message, from: "Shelf", to: "ShelfView", "show(2 books)")
  ])

  private func prediction(options: [String] = ["the view", "the shelf"], sign: String) -> Prediction
  {
    Prediction(
      question: "Who is called?", exercise: ExerciseNumber(chapter: 1, index: 2), arguments: [],
      options: options,
      right: ["the view"], signs: [sign])
  }

  @Test func `A prediction that the trace answers is right`() {
    #expect(prediction(sign: "ShelfView  show(").complaints(about: trace) == [])
    #expect(prediction(sign: "hide(").complaints(about: Trace([])) == [])
  }

  @Test func `A text that no line of the trace has is named`() {
    #expect(
      prediction(sign: "hide(").complaints(about: trace) == [
        "The prediction after 1.2 says 'see hide(', and no line of the trace has that."
      ])
  }

  @Test func `A prediction without a choice is named`() {
    #expect(
      prediction(options: ["the view"], sign: "show(").complaints(about: trace) == [
        "The prediction after 1.2 needs two or more options, one of them with a ✔, and a 'see'."
      ])
  }
}
