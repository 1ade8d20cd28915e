import CourseKit
import JudgeKit

extension ClassReport {
  private typealias Case = (name: String, graded: GradedExercise)

  /// Topics to discuss: a chapter that does not compile, then the exercises that most have tried in vain.
  var topics: [Topic] { broken + unsolved }

  /// The chapters that do not compile for several.
  private var broken: [Topic] {
    let failures = submissions.flatMap { submission in
      submission.chapters.filter { $0.exercises.first?.verdict == .notCompiled }
        .map { (name: submission.name, chapter: $0) }
    }
    let chapters = Dictionary(grouping: failures) { $0.chapter.chapter }
    return chapters.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { chapter, failures in
        Topic(
          title: title(ofChapter: "\(chapter)"), names: failures.map(\.name),
          reasons: [
            Topic.Reason(sentence: Verdict.notCompiled.meaning, count: failures.count)
          ],
          mistakes: [])
      }
  }

  private var unsolved: [Topic] {
    exercises.compactMap { exercise -> (topic: Topic, tried: Int)? in
      let cases = submissions.flatMap { submission in
        submission.exercises.filter { $0.exercise == exercise.exercise }
          .map { Case(submission.name, $0) }
      }
      let tried = Self.shared(cases)
      guard !tried.isEmpty else { return nil }
      let topic = Topic(
        title: "\(exercise.exercise) \(exercise.sentence)", names: tried.map(\.name),
        reasons: .init(tried.compactMap(\.graded.reason)),
        mistakes: .init(tried.flatMap(\.graded.mistakes)) {
          consequences?["\(exercise.exercise) \($0)"]
        })
      return (topic, tried.count)
    }
    .enumerated()
    .sorted { ($1.element.tried, $0.offset) < ($0.element.tried, $1.offset) }
    .map(\.element.topic)
  }

  /// Every broken rule is reported, and any other reason only if several share it.
  private static func shared(_ cases: [Case]) -> [Case] {
    let counts = Dictionary(grouping: cases) { $0.graded.reason }.mapValues(\.count)
    return cases.filter {
      $0.graded.reason != nil && ($0.graded.rule != nil || counts[$0.graded.reason, default: 0] > 1)
    }
  }

  /// Answers of at least two lines that several submissions share, other than the workbook's.
  var sharedAnswers: [(exercise: String, answer: String, names: [String])] {
    exercises.flatMap { exercise in
      let answers = submissions.flatMap { submission in
        submission.exercises.filter { $0.exercise == exercise.exercise && !$0.isOrdinary }
          .compactMap { graded in graded.answer.map { ($0, submission.name) } }
      }
      return Dictionary(grouping: answers) { $0.0 }
        .filter { $0.value.count > 1 && $0.key.contains("\n") }
        .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        .map { (exercise.exercise, $0.key, $0.value.map(\.1)) }
    }
  }
}

extension GradedExercise {
  /// What to tell a class of it; nil when it is solved, or another exercise is at fault.
  fileprivate var reason: String? {
    switch verdict {
    // The workbook's own answer is right.
    case .failed where answer != nil: rule.map { "\(PageWords.rule) \($0)" } ?? detail
    case .crashed, .stopped, .left: answer.map { _ in verdict.meaning }
    default: nil
    }
  }
}
