import CourseKit
import JudgeKit

/// A verdict on one exercise with the learner's code, as an issue shows it.
struct VerdictReport {
  let exercise: Exercise
  let report: ChapterReport
  let given: GivenCode
  /// What was used, each with its version.
  let versions: [(name: String, version: String)]
  let printer: ReportPrinter

  /// The text for an issue.
  var markdown: String {
    let title = report.exercises.first.map { "\($0.number) \($0.title)" } ?? "\(exercise.number)"
    let request = "Write here what you expected instead. Read the rest, because it has your code."
    let lines =
      ["### \(title)", "", "<!-- \(request) -->", ""] + block(verdict, "text") + [""]
      + versions.map { "- \($0.name): \($0.version)" }
      + given.losses(around: exercise).map { "- Provided line: \($0)" }
    return (lines + exercise.regions.flatMap(answer)).joined(separator: "\n")
  }

  /// What `check` says about it.
  private var verdict: [String] {
    report.isComplete
      ? report.exercises.map { printer.line(of: $0) } : printer.problem(of: report)
  }

  /// What the learner wrote in one place, or the whole method where it can't be told apart.
  private func answer(to region: Region) -> [String] {
    let path = given.learner.path(of: region)
    do throws(UnlocatedRegion) {
      let answer = try given.learner.answer(to: region)
      return ["", "`\(path):\(answer.line)`", ""] + code(answer.lines)
    } catch {
      let method = given.learner.method(of: region).map { code(Array($0)) }
      return ["", "`\(path)`", ""] + (method ?? [error.reason])
    }
  }

  private func code(_ lines: [String]) -> [String] {
    let isEmpty = CodeLine.code(of: lines).isEmpty
    return block(isEmpty ? ["// nothing yet"] : SideBySide.Column("", lines).lines, "swift")
  }

  /// Lines in a fence that none of them can close.
  private func block(_ lines: [String], _ language: String) -> [String] {
    let fence = lines.contains { $0.contains("```") } ? "~~~~~~" : "```"
    return [fence + language] + lines + [fence]
  }
}
