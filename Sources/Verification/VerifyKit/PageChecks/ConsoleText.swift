import CourseKit
import FailureKit
import JudgeKit

/// What Swift Testing prints for an event on a console, told from its event stream.
struct ConsoleText {
  /// The signs that lines begin with.
  static let signs: [String: String] = [
    "default": "◇", "pass": "✔", "passWithKnownIssue": "✘", "passWithWarnings": "✔",
    "fail": "✘", "skip": "➜", "warning": "⚠", "difference": "±", "details": "↳",
  ]

  /// The lines of a run.
  static func lines(of report: TestReport) -> [String] {
    let names = Dictionary(report.tests.map { ($0.id, $0.name) }) { first, _ in first }
    return report.events.flatMap { event in
      lines(of: event.payload, test: event.payload.testID.flatMap { names[$0] })
    }
  }

  /// The lines of the summary that tell of the first failure of an exercise, without its places.
  static func summary(of exercise: Exercise, _ report: TestReport) -> [String] {
    guard let test = report.tests(of: exercise.number).first(where: { $0.verdict != .passed })
    else { return [] }
    let failure = TestFailure(test)
    let rows = FailureRows([
      ("Rule", failure.rule), ("After", failure.story.joined(separator: "\n")),
      ("Expected", failure.expected), ("Found", failure.found), ("Page", failure.page),
    ])
    return ["✘ \(exercise.number) \(exercise.sentence)"] + rows.lines
  }

  /// The lines of an event; a message's second line is indented below its sign.
  private static func lines(of event: EventRecord.Payload, test: String?) -> [String] {
    (event.messages ?? []).enumerated().flatMap { index, message in
      var text = message.text
      if index == 0, event.kind == "issueRecorded", let test,
        let place = event.issue?.sourceLocation
      {
        text = "Test \"\(test)\" recorded an issue at \(place.fileName):\(place.line):0: \(text)"
      }
      let lines = text.lines
      return ["\(signs[message.symbol] ?? "") \(lines.first ?? "")"]
        + lines.dropFirst().map { "  \($0)" }
    }
  }

  /// A line without what differs from run to run, or when a file's lines move.
  static func stable(_ line: String) -> String {
    line.replacing(/\.swift:(?:\d+:\d+|…)/, with: ".swift")
      .replacing(/after \d+\.\d+ seconds/, with: "after a moment")
  }
}

extension EventRecord.Location {
  fileprivate var fileName: String { path?.split(separator: "/").last.map(String.init) ?? "" }
}
