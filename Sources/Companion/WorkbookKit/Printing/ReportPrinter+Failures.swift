import ArgumentKit
import CourseKit
import JudgeKit

extension ReportPrinter {
  /// An exercise that is not done, with the reason, and its place in the code.
  func lines(of report: ExerciseReport, of chapter: Chapter) -> [String] {
    let reason: [(String, String?)] =
      if report.isDone {
        []
      } else if report.verdict.isRed {
        rows(
          of: report.failure,
          code: [
            similarity(of: report), code(of: report), warnings(of: report), row(of: report.losses),
          ],
          section: "\(chapter.page), \(report.number)")
      } else {
        [("Unknown", report.obstacle), code(of: report)]
      }
    return [line(of: report)] + table(reason) + places(of: report)
  }

  /// A line for each place of an exercise's code as compilers write it, which editors lead to.
  func places(of report: ExerciseReport) -> [String] {
    guard marksPlaces, report.verdict.isRed else { return [] }
    let sentence = report.failure?.rule ?? report.failure?.found ?? report.sentence
    return report.openPlaces.map {
      "\($0.file):\($0.line ?? 1): error: \(report.number) \(sentence.oneLine.visible)"
    }
  }

  /// The places in the code that an exercise asks for.
  func code(of report: ExerciseReport) -> (String, String?) {
    // A crash doesn't say which of the exercise's places it comes from.
    let places = report.verdict.breaksDown ? report.places : report.openPlaces
    return ("Code", places.map(\.description).joined(separator: "\n"))
  }

  /// The common mistakes that the learner's code behaves like.
  func similarity(of report: ExerciseReport) -> (String, String?) {
    let sentences = report.mistakes.enumerated().map { index, mistake in
      "\(index == 0 ? "This looks" : "Or") like \"\(mistake.title)\". \(mistake.consequence)"
    }
    return ("Mistake", sentences.isEmpty ? nil : sentences.joined(separator: "\n"))
  }

  /// What the compiler warns of in the lines of an exercise.
  func warnings(of report: ExerciseReport) -> (String, String?) {
    let sentences = report.warnings.prefix(2).map {
      Finding($0.message, at: $0.location).description
    }
    return ("Warning", sentences.isEmpty ? nil : sentences.joined(separator: "\n"))
  }

  /// A failure in provided code.
  ///
  /// - Parameter losses: The provided lines that were changed or are missing.
  func lines(ofGivenTest failure: TestFailure, losses: [Finding]) -> [String] {
    [line(ofGivenTest: failure)] + table(rows(of: failure, code: [row(of: losses)]))
  }

  /// A failure of a test that the learner has added.
  func lines(ofOwn failure: TestFailure) -> [String] {
    [line(ofOwn: failure)] + table(rows(of: failure))
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
    let fallback = failure?.verdict == .failed ? nil : section
    return [
      ("Rule", failure?.rule), ("After", failure?.storyLines), ("Expected", failure?.expected),
      ("Found", failure?.shortFound), ("Steps", failure?.steps), ("Comment", failure?.comment),
    ] + code + [("Test", failure?.testPlace), ("Page", failure?.page ?? fallback)]
  }
}

extension TestFailure {
  /// Where it failed; of a test that broke down, its sentence too, since no rule says what it wanted.
  fileprivate var testPlace: String? {
    let sentence = verdict == .failed ? nil : test
    let lines = [sentence, location?.description].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The messages that led to it, one a line; nil when none are known.
  var storyLines: String? { story.isEmpty ? nil : story.joined(separator: "\n") }

  /// What was found, cut where it is too long to read.
  var shortFound: String? {
    found.map { $0.count > 400 ? $0.prefix(400) + " …" : $0 }
  }
}
