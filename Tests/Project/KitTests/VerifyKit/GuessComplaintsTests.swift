import Testing

@testable import CourseKit
@testable import VerifyKit

struct GuessComplaintsTests {
  private let lines = ["show(", "┊ Shelf → ShelfView  show(2 books)"]

  private func guess(options: [String] = ["the view", "the shelf"], sign: String) -> Guess {
    Guess(
      question: "Who is called?", exercise: ExerciseNumber(chapter: 1, index: 2), arguments: [],
      options: options,
      right: ["the view"], signs: [sign])
  }

  @Test func `A prediction that the trace answers is right`() {
    #expect(guess(sign: "ShelfView  show(").complaints(about: lines) == [])
    #expect(guess(sign: "hide(").complaints(about: []) == [])
  }

  @Test func `A text that no line of the trace has is named`() {
    #expect(
      guess(sign: "hide(").complaints(about: lines) == [
        "The prediction after 1.2 says 'see hide(', and no line of the trace has that."
      ])
    #expect(guess(sign: "show(").complaints(about: ["show(", "┊ later"]).count == 1)
  }

  @Test func `A prediction without a choice is named`() {
    #expect(
      guess(options: ["the view"], sign: "show(").complaints(about: lines) == [
        "The prediction after 1.2 needs two or more options, one of them with a ✔, and a 'see'."
      ])
  }
}
