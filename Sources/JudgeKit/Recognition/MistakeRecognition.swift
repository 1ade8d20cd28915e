import CourseKit

/// Recognises common mistakes in what a learner wrote, by how it fails.
struct MistakeRecognition {
  /// More than so many mistakes that fail alike tell a learner nothing.
  private static let limit = 2

  private let workbook: Workbook
  private let learner: LearnerChapter

  init(_ source: ChapterSource, in workbook: Workbook) {
    self.workbook = workbook
    learner = LearnerChapter(source, in: workbook)
  }

  /// The mistakes that behave as the learner's code does, as far as the tests of the exercise can tell.
  ///
  /// - Returns: Nothing for an exercise that has not been begun, or when too many mistakes fail alike.
  func mistakes(like run: TestReport, of exercise: Exercise) -> [KnownMistake] {
    guard hasBegun(exercise), let signature = FailureSignature(of: exercise.number, in: run) else {
      return []
    }
    let chapter = learner.source.chapter
    let headings = MistakeRecord(of: chapter, in: workbook)
      .headings(of: exercise.number, failingLike: signature)
    guard (1...Self.limit).contains(headings.count),
      let page = workbook.text(of: chapter.mistakesPage).map(MarkdownOutline.init)
    else { return [] }
    return headings.compactMap(page.mistake(below:))
  }

  private func hasBegun(_ exercise: Exercise) -> Bool {
    exercise.regions.contains { (try? learner.answer(to: $0))?.isStarter != true }
  }
}
