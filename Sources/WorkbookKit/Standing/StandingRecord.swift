import Foundation

/// Where a learner stands, in the form for programs that `docs/workbook.md` describes.
///
/// Names and meanings stay as they are; what is new comes beside them.
struct StandingRecord: Encodable {
  struct Chapter: Encodable {
    let number: Int
    let name: String
    let title: String
    let state: String
    let done: Int
    let all: Int
    let exercises: [Exercise]
    let brokenGuards: [Failure]
    let buildFailure: Build?
  }

  struct Exercise: Encodable {
    let number: String
    let sentence: String
    let state: String
    let file: String?
    let line: Int?
    let reason: String?
    let failure: Failure?
  }

  struct Failure: Encodable {
    let kind: String
    let test: String
    let rule: String?
    let page: String?
    let expected: String?
    let found: String?
    let file: String?
    let line: Int?
  }

  struct Build: Encodable {
    let errors: [BuildError]
    let output: String
  }

  struct BuildError: Encodable {
    let message: String
    let file: String?
    let line: Int?
    let notes: [Note]
  }

  struct Note: Encodable {
    let message: String
    let file: String
    let line: Int?
  }

  let version = 1
  let chapters: [Chapter]

  /// The record as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension StandingRecord {
  init(_ standings: [ChapterStanding], in workbook: Workbook) {
    chapters = standings.map { Chapter($0, in: workbook) }
  }
}

extension StandingRecord.Chapter {
  fileprivate init(_ standing: ChapterStanding, in workbook: Workbook) {
    let chapter = standing.chapter
    number = chapter.number
    name = chapter.slug
    title = chapter.title
    state =
      standing.isComplete
      ? "complete" : standing.buildFailure == nil ? "incomplete" : "notBuilt"
    done = standing.doneCount
    all = standing.exercises.count
    let places = ExercisePlace(workbook: workbook, source: standing.source)
    exercises = standing.exercises.map { exercise in
      .init(exercise, place: places.findings(of: exercise.exercise).first, in: workbook)
    }
    brokenGuards = standing.brokenGuards.map { .init($0, in: workbook) }
    buildFailure = standing.buildFailure.map { failure in
      .init(
        errors: failure.errors.map {
          .init(
            message: $0.message, file: $0.file, line: $0.line,
            notes: $0.notes.map { .init(message: $0.message, file: $0.file, line: $0.line) })
        },
        output: failure.output)
    }
  }
}

extension StandingRecord.Exercise {
  fileprivate init(_ standing: ExerciseStanding, place: Finding?, in workbook: Workbook) {
    number = "\(standing.number)"
    sentence = standing.exercise.sentence
    file = place?.file
    line = place?.line
    failure = standing.failure.map { .init($0, in: workbook) }
    switch standing.state {
    case .done: (state, reason) = ("done", nil)
    case .red: (state, reason) = ("red", nil)
    case .unknown(let sentence): (state, reason) = ("unknown", sentence)
    }
  }
}

extension StandingRecord.Failure {
  fileprivate init(_ failure: TestFailure, in workbook: Workbook) {
    kind = failure.kind.rawValue
    test = failure.test
    rule = failure.rule
    page = failure.page
    expected = failure.expected
    found = failure.found
    file = failure.file.map(workbook.path(of:))
    line = failure.line
  }
}
