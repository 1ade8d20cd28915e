import CourseKit

/// Recognises common mistakes in what a learner wrote, by how it fails and by how the code differs.
struct MistakeRecognition {
  /// More than so many mistakes tell a learner nothing.
  private static let limit = 2
  /// Code that has less in common with a mistake fails like it for another reason.
  ///
  /// Of 32 fresh answers that failed like a known mistake, in November 2026, the right ones had at least 0.29 in
  /// common with it, and the wrong ones at most 0.14.
  private static let leastSimilarity = 0.25
  /// What a second mistake needs of the similarity of the first.
  private static let closeness = 0.75

  private let source: ChapterSource
  private let workbook: Workbook
  private let learner: LearnerChapter

  init(_ source: ChapterSource, _ learner: LearnerChapter, in workbook: Workbook) {
    self.source = source
    self.workbook = workbook
    self.learner = learner
  }

  /// The mistakes that the learner's code makes, as far as tests and words can tell.
  ///
  /// - Returns: Nothing for an exercise that has not been begun, or when too many mistakes are as near.
  func mistakes(like run: TestReport, of exercise: Exercise) -> [KnownMistake] {
    guard let pattern = FailurePattern(of: exercise.number, in: run),
      let difference = difference(in: exercise)
    else { return [] }
    let chapter = source.chapter
    let headings = MistakeRecord(of: chapter, in: workbook)
      .headings(of: exercise.number, failingLike: pattern)
    guard !headings.isEmpty else { return [] }
    let near = similarities(of: headings, to: difference).filter {
      $0.value >= Self.leastSimilarity
    }
    let nearest = near.values.max() ?? 0
    let meant = near.filter { $0.value >= nearest * Self.closeness }.keys.sorted()
    guard meant.count <= Self.limit, let text = workbook.text(of: chapter.mistakesPage) else {
      return []
    }
    return meant.compactMap(MarkdownOutline(text).mistake(below:))
  }

  private func similarities(
    of headings: [String], to difference: CodeDifference
  ) -> [String: Double] {
    let mistakes = MistakesPage(of: source, in: workbook).mistakes
      .map { (heading: "\($0.exercise) \($0.title)", changes: $0.variant.changes) }
      .filter { headings.contains($0.heading) }
    return Dictionary(
      mistakes.map { ($0.heading, CodeDifference($0.changes).similarity(to: difference)) },
      uniquingKeysWith: max)
  }

  /// How an exercise's code differs from the workbook's; nil when nothing is written for it, or there is nothing to
  /// compare it with.
  private func difference(in exercise: Exercise) -> CodeDifference? {
    guard source.hasSolutions else { return nil }
    let answers = exercise.regions.map { ($0, try? learner.answer(to: $0)) }
    guard answers.contains(where: { $0.1?.isStarter != true }) else { return nil }
    return CodeDifference(
      Dictionary(uniqueKeysWithValues: answers.map { ($0, $1?.lines ?? $0.solution) }))
  }
}
