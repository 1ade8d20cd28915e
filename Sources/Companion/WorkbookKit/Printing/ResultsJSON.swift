import CourseKit
import Foundation
import JudgeKit

/// Where a learner stands, in the form for programs that `docs/workbook.md` describes.
///
/// Names and meanings stay as they are; what is new comes beside them.
struct ResultsJSON: Encodable {
  struct Chapter: Encodable {
    let number: Int
    let name: String
    let title: String
    let state: String
    let done: Int
    let all: Int
    let exercises: [Exercise]
    let brokenGuards: [TestFailure]
    let ownFailures: [TestFailure]
    let buildFailure: Build?
  }

  struct Exercise: Encodable {
    let number: String
    let sentence: String
    let state: String
    let file: String?
    let line: Int?
    let reason: String?
    let failure: TestFailure?
    /// The common mistakes that fail in the same way; left out when there are none.
    let mistakes: [Mistake]?
  }

  struct Mistake: Encodable {
    let title: String
    let consequence: String
  }

  struct Build: Encodable {
    let errors: [CompilerDiagnostic]
    let output: String
  }

  let version = 1
  let chapters: [Chapter]

  /// The results as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension ResultsJSON {
  init(_ results: [ChapterResult], in workbook: Workbook) {
    chapters = results.map { Chapter($0, in: workbook) }
  }
}

extension ResultsJSON.Chapter {
  fileprivate init(_ result: ChapterResult, in workbook: Workbook) {
    let chapter = result.chapter
    number = chapter.number
    name = chapter.slug
    title = chapter.title
    state =
      result.isComplete
      ? "complete" : result.buildFailure == nil ? "incomplete" : "notBuilt"
    done = result.doneCount
    all = result.exercises.count
    let learner = LearnerChapter(result.source, in: workbook)
    exercises = result.exercises.map { .init($0, at: learner.locations(of: $0.exercise).first) }
    brokenGuards = result.brokenGuards
    ownFailures = result.ownFailures
    buildFailure = result.buildFailure.map { failure in
      let troubles = failure.troubles.map { CompilerDiagnostic(.error, "\($0)", at: nil) }
      return .init(errors: troubles + failure.errors, output: failure.output)
    }
  }
}

extension ResultsJSON.Exercise {
  fileprivate init(_ result: ExerciseResult, at location: FileLocation?) {
    number = "\(result.number)"
    sentence = result.exercise.sentence
    file = location?.file
    line = location?.line
    failure = result.failure
    mistakes =
      result.mistakes.isEmpty
      ? nil : result.mistakes.map { .init(title: $0.title, consequence: $0.consequence) }
    switch result.state {
    case .done: (state, reason) = ("done", nil)
    case .red: (state, reason) = ("red", nil)
    case .unknown(let sentence): (state, reason) = ("unknown", sentence)
    }
  }
}
