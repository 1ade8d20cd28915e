import CourseKit

/// Where a learner stands in a chapter, with all that anyone is told about it.
package struct ChapterReport: Equatable, Sendable {
  package let chapter: Chapter
  /// By number; when some exercises were judged, those alone.
  package internal(set) var exercises: [ExerciseReport]
  /// The failures of tests that belong to no exercise: provided code is broken.
  package var failingGivenTests: [TestFailure] = []
  /// The tests that belong to no exercise and passed.
  package var passingGivenTests: [String] = []
  /// The failures of tests that the learner has added; they leave the chapter complete.
  package var ownFailures: [TestFailure] = []
  /// The tests that the learner has added and that passed.
  package var ownPasses: [String] = []
  /// Why nothing could be judged: the code does not compile.
  package var buildFailure: BuildReport?
  /// The provided lines of the chapter that were changed or are missing, if provided code is broken.
  package var losses: [Finding] = []
  /// What the learner's code printed.
  package var output = ""
  /// Whether it printed more, which was dropped.
  package var isOutputCut = false
  /// Whether one run of all tests came to its end, so that no exercise needed a run of its own.
  package var isOneRun = false
  /// What the course says about the chapter.
  package let course: CourseContext

  package var doneCount: Int { exercises.count(where: \.isDone) }
  package var count: String { "\(doneCount)/\(exercises.count)" }
  /// The first exercise that is not done.
  package var next: ExerciseReport? { exercises.first { !$0.isDone } }
  package var isComplete: Bool {
    !exercises.isEmpty && next == nil && failingGivenTests.isEmpty && buildFailure == nil
  }
  /// Whether all exercises of the chapter were judged.
  package var isWhole: Bool { exercises.map(\.number) == course.exercises }
}

extension ChapterReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case number, name, title, state, done, all, exercises, ownFailures, buildFailure
    case failingGivenTests = "brokenGuards"
  }

  /// Encodes it in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(chapter.number, forKey: .number)
    try container.encode(chapter.slug, forKey: .name)
    try container.encode(chapter.title, forKey: .title)
    try container.encode(
      isComplete ? "complete" : buildFailure == nil ? "incomplete" : "notBuilt", forKey: .state)
    try container.encode(doneCount, forKey: .done)
    try container.encode(exercises.count, forKey: .all)
    try container.encode(exercises, forKey: .exercises)
    try container.encode(failingGivenTests, forKey: .failingGivenTests)
    try container.encode(ownFailures, forKey: .ownFailures)
    try container.encodeIfPresent(buildFailure, forKey: .buildFailure)
  }
}
