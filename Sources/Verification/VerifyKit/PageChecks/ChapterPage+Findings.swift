import CourseKit
import JudgeKit

/// The page against the exercises and what their tests print.
extension ChapterPage {
  /// What is wrong with the sections of the exercises, whatever the tests print.
  func sectionFindings(_ exercises: [Exercise]) -> [Finding] {
    let numbers = Set(exercises.map(\.number))
    let missing = exercises.filter { section(of: $0.number) == nil }
    let idle = sections.filter { section in section.number.map { !numbers.contains($0) } ?? false }
    return missing.map {
      Finding("Exercise \($0.number) has no section: `### \($0.number) …`.", file: path)
    }
      + idle.map { finding("There is no exercise for '\($0.heading)'.", $0.line) }
  }

  /// What is wrong with a page of hints.
  func hintFindings(_ exercises: [Exercise]) -> [Finding] {
    sectionFindings(exercises) + sections.flatMap(hintFindings)
  }

  /// What is wrong with the ways from a chapter's page to its hints.
  func linkFindings(to hints: String) -> [Finding] {
    let name = hints.after("docs/") ?? hints[...]
    return sections.compactMap { section in
      guard let number = section.number else { return nil }
      let link = "[\(PageWords.hints)](\(name)#\(number.chapter)\(number.index))"
      guard !section.text.contains(link) else { return nil }
      return finding("'\(section.heading)' does not lead to its hints: `\(link)`.", section.line)
    }
  }

  /// Whether an exercise's section quotes a rule that its tests print when a learner begins it.
  func ruleFindings(_ exercise: ExerciseNumber, _ report: TestReport) -> [Finding] {
    guard let section = section(of: exercise) else { return [] }
    let rules = report.tests(of: exercise).flatMap(\.failures)
      .compactMap { $0.rule?.lines.first?.oneLine }
      .map { $0.after(PageWords.rule)?.trimmed ?? $0 }
    let text = (section.prose + section.code.flatMap(\.lines)).joined(separator: " ").oneLine
    guard let first = rules.first, !rules.contains(where: text.contains) else { return [] }
    return [
      finding(
        "'\(section.heading)' quotes no rule that its tests print, such as:\n\(first)", section.line
      )
    ]
  }

  private func hintFindings(_ section: PageSection) -> [Finding] {
    let numbers = section.hints.map(\.number)
    guard numbers != [1, 2, 3] else { return [] }
    let found =
      numbers.isEmpty ? "none" : numbers.map(String.init).joined(separator: ", ")
    return [
      finding(
        "'\(section.heading)' must have the hints 1, 2, 3, and has \(found)."
          + " Write each as `<details><summary>Hint 1: …</summary>…</details>`.", section.line)
    ]
  }

  private func finding(_ sentence: String, _ line: Int) -> Finding {
    Finding(sentence, file: path, line: line)
  }
}
