import ArgumentKit
import CourseKit
import JudgeKit

extension ResultPrinter {
  /// An exercise that is not done, with the reason, and its place in the code.
  func lines(of result: ExerciseResult, of source: ChapterSource) -> [String] {
    let code = code(of: result, of: source)
    let reason =
      switch result.state {
      case .done: [(String, String?)]()
      case .unknown(let reason): [("Unknown", reason), code]
      case .red(let failure):
        rows(
          of: failure,
          code: [
            likeness(of: result), code, warnings(of: result),
            losses(of: source, around: result.exercise),
          ], section: "\(source.chapter.page), \(result.number)")
      }
    return [line(of: result)] + table(reason) + places(of: result, of: source)
  }

  /// A line for each place of an exercise's code as compilers write it, which editors lead to.
  func places(of result: ExerciseResult, of source: ChapterSource) -> [String] {
    guard marksPlaces, result.isRed else { return [] }
    let sentence = result.failure?.rule ?? result.failure?.found ?? result.exercise.sentence
    return LearnerChapter(source, in: workbook).locations(of: result.exercise).map {
      "\($0.file):\($0.line ?? 1): error: \(result.number) \(sentence.oneLine.visible)"
    }
  }

  /// The places in the code that an exercise asks for.
  func code(of result: ExerciseResult, of source: ChapterSource) -> (String, String?) {
    // A crash doesn't say which of the exercise's places it comes from.
    let locations = LearnerChapter(source, in: workbook)
      .locations(of: result.exercise, withSolved: result.breaksDown)
    return ("Code", locations.map(\.description).joined(separator: "\n"))
  }

  /// The common mistakes that the learner's code behaves like.
  func likeness(of result: ExerciseResult) -> (String, String?) {
    let sentences = result.mistakes.enumerated().map { index, mistake in
      "\(index == 0 ? "This looks" : "Or") like \"\(mistake.title)\". \(mistake.consequence)"
    }
    return ("Mistake", sentences.isEmpty ? nil : sentences.joined(separator: "\n"))
  }

  /// What the compiler warns of in the lines of an exercise.
  func warnings(of result: ExerciseResult) -> (String, String?) {
    let sentences = result.warnings.prefix(2).map {
      Finding($0.message, at: $0.location).description
    }
    return ("Warning", sentences.isEmpty ? nil : sentences.joined(separator: "\n"))
  }

  /// A failure in what was given.
  func lines(ofGuard failure: TestFailure, of source: ChapterSource) -> [String] {
    [line(ofGuard: failure)] + table(rows(of: failure, code: [losses(of: source)]))
  }

  /// A failure of a test that the learner has added.
  func lines(ofOwn failure: TestFailure) -> [String] {
    [line(ofOwn: failure)] + table(rows(of: failure))
  }

  /// The given lines that were changed or are missing.
  func losses(
    of source: ChapterSource, around exercise: Exercise? = nil
  ) -> (String, String?) {
    row(of: GivenCode(source, in: workbook).losses(around: exercise))
  }

  /// A row that tells of lost lines.
  func row(of losses: [Finding]) -> (String, String?) {
    let more = losses.count > 2 ? ["… and \(losses.count - 2) more."] : []
    let lines = losses.prefix(2).map(\.description) + more
    return ("Provided", losses.isEmpty ? nil : lines.joined(separator: "\n"))
  }

  /// - Parameter section: The page's section for a test that broke down, since no rule leads to one.
  private func rows(
    of failure: TestFailure?, code: [(String, String?)] = [], section: String? = nil
  ) -> [(String, String?)] {
    let fallback = failure?.kind == .failed ? nil : section
    return [
      ("Rule", failure?.rule), ("Expected", failure?.expected), ("Found", failure?.shortFound),
    ] + code + [("Test", failure?.testPlace), ("Page", failure?.page ?? fallback)]
  }
}

extension TestFailure {
  /// Where it failed; of a test that broke down, its sentence too, since no rule says what it wanted.
  fileprivate var testPlace: String? {
    let sentence = kind == .failed ? nil : test
    let lines = [sentence, location?.description].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// What was found, cut where it is too long to read.
  var shortFound: String? {
    found.map { $0.count > 400 ? $0.prefix(400) + " …" : $0 }
  }
}
