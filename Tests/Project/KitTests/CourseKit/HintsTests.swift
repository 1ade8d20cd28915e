import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct HintsTests {
  private let hints = ChapterPage(LearnerSample.hintsText, path: LearnerSample.hints)
    .hints(of: ExerciseNumber(chapter: 1, index: 1))

  @Test func `The hints of one section are found, and nothing else that folds out`() {
    #expect(hints.map(\.number) == [1, 2, 3])
    #expect(hints.map(\.title) == ["a question", "a pointer", "the lines, shuffled"])
  }

  @Test func `HTML becomes plain text, and shuffled lines stay lines`() {
    #expect(
      hints.map(\.text.parts) == [
        [.prose("What do people say when they meet?")],
        [.prose("A `String` & nothing else.")],
        [.code(["}", "if a < b {"]), .prose("One does not belong.")],
      ])
  }

  @Test func `A fenced block is code, and an empty line parts paragraphs`() {
    let text = PageText("One.\n\n```swift\n  let a = 1\n```\nTwo<p>three &#39;or&#39; &unknown;")
    #expect(
      text.parts == [
        .prose("One."), .code(["  let a = 1"]), .prose("Two"), .prose("three 'or' &unknown;"),
      ])
  }

  @Test func `Prose is broken between words, and a long word stays whole`() {
    let text = PageText("One two three presenter?.didRetrievePosts(posts) four")
    #expect(
      text.lines(width: 9) == ["One two", "three", "presenter?.didRetrievePosts(posts)", "four"])
    #expect(text.lines(width: nil).count == 1)
  }
}
