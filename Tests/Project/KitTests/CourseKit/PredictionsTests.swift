import Testing

@testable import CourseKit

struct PredictionsTests {
  private func predictions(_ text: String) async throws -> [Prediction] {
    try await Sample.with(adding: [Prediction.path: text]) { $0.predictions(about: Sample.chapter) }
  }

  @Test func `Each line of the file is a question about a chapter`() async throws {
    let predictions = try await predictions(
      """
      # The predictions: who?
      1.1: Who speaks first? | the view ✔ | the presenter | see greet(
      2.1: Who speaks in chapter 2? | A ✔ | B | see a(
      1.10 -- --day closed: And who -- if any: -- last? | A, then B | B ✔ | see a( | see b(
      """)
    #expect(
      predictions == [
        Prediction(
          question: "Who speaks first?", exercise: ExerciseNumber(chapter: 1, index: 1),
          arguments: [], options: ["the view", "the presenter"], right: ["the view"],
          signs: ["greet("]),
        Prediction(
          question: "And who -- if any: -- last?",
          exercise: ExerciseNumber(chapter: 1, index: 10), arguments: ["--day", "closed"],
          options: ["A, then B", "B"], right: ["B"], signs: ["a(", "b("]),
      ])
    #expect(predictions.map(\.isWhole) == [true, true])
    try await Sample.with { workbook in #expect(workbook.predictions(about: Sample.chapter) == []) }
  }

  @Test(arguments: ["", " | a ✔ | see x", " | a | b | see x", " | a ✔ | b ✔ | see x", " | a ✔ | b"])
  func `A question that cannot be answered is not whole`(end: String) async throws {
    #expect(try await predictions("1.1: Who?\(end)").map(\.isWhole) == [false])
  }
}
