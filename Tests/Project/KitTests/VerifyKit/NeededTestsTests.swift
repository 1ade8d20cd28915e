import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

struct NeededTestsTests {
  @Test func `An exercise's tests are built with what they stand on, and with no other tests`() {
    let texts = [
      "Harness.swift": "struct Harness {}",
      "Rows.swift": "extension Chapter1 {\n  struct Rows {\n    @Test func `1.1 Shows rows`",
      "MoreRows.swift": "extension Chapter1.Rows {\n  @Test func `1.2 Shows all rows`",
      "Taps.swift": "extension Chapter1 {\n  struct Taps {\n    @Test func `1.3 Reports a tap`",
    ]
    let exercise = ExerciseNumber(chapter: 1, index: 2)
    #expect(
      ChapterCopy.files(neededBy: exercise, in: texts)
        == ["Harness.swift", "Rows.swift", "MoreRows.swift"])
  }
}
