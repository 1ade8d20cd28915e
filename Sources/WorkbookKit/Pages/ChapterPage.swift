/// A chapter's page, against its exercises and the rules of its tests.
struct ChapterPage {
  static let learned = "What you learned"

  let path: String
  let text: String
  let outline: MarkdownOutline

  init(_ text: String, path: String) {
    self.path = path
    self.text = text
    outline = MarkdownOutline(text)
  }

  /// What is wrong with the sections of the exercises, whatever the tests print.
  func sectionFindings(_ exercises: [Exercise]) -> [Finding] {
    let sections = outline.sections.filter { $0.number != nil }
    let numbers = Set(exercises.map(\.number))
    let missing = exercises.filter { section(of: $0.number) == nil }
    let idle = sections.filter { section in section.number.map { !numbers.contains($0) } ?? false }
    return missing.map {
      Finding("Exercise \($0.number) has no section: `### \($0.number) …`.", file: path)
    }
      + idle.map { finding("There is no exercise for '\($0.heading)'.", $0.line) }
      + sections.flatMap(hintFindings)
  }

  /// Whether an exercise's section quotes a rule that its tests print when a learner begins it.
  func ruleFindings(_ exercise: ExerciseNumber, _ report: TestReport) -> [Finding] {
    guard let section = section(of: exercise) else { return [] }
    let rules = report.tests(of: exercise).flatMap(\.failures)
      .compactMap { $0.rule?.lines.first?.oneLine }
    let text = (section.prose + section.code.flatMap(\.lines)).joined(separator: " ").oneLine
    guard let first = rules.first, !rules.contains(where: text.contains) else { return [] }
    return [
      finding(
        "'\(section.heading)' quotes no rule that its tests print, such as:\n\(first)", section.line
      )
    ]
  }

  /// The rules that the page says were learned, and that no test knows.
  func learnedFindings(_ rules: [ChapterRule]) -> [Finding] {
    guard outline.elements.contains(where: { $0.part == .heading(level: 2, text: Self.learned) })
    else {
      return [Finding("There is no `## \(Self.learned)`, which lists the rules.", file: path)]
    }
    var items: [(text: String, line: Int)] = []
    for (text, line) in outline.prose(below: Self.learned) {
      if let item = text.after("- ") {
        items.append((item.trimmed, line))
      } else if text.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1].text += " " + text.trimmed
      }
    }
    let known = Set(rules.map(\.text))
    return items.filter { !known.contains($0.text) }
      .map { finding("No test of the chapter prints this rule: \($0.text)", $0.line) }
  }

  private func hintFindings(_ section: PageSection) -> [Finding] {
    guard let number = section.number else { return [] }
    let numbers = section.prose.flatMap { $0.matches(of: #/<summary>Hint (\d+): /#) }.map(\.1)
    // What a learner gets to see must be as many.
    guard numbers != ["1", "2", "3"] || Hints(of: number, in: text).all.count != 3
    else { return [] }
    let found = numbers.isEmpty ? "none" : numbers.joined(separator: ", ")
    return [
      finding(
        "'\(section.heading)' must have the hints 1, 2, 3, and has \(found)."
          + " Write each as `<details><summary>Hint 1: …</summary>…</details>`.", section.line)
    ]
  }

  private func section(of exercise: ExerciseNumber) -> PageSection? {
    outline.sections.first { $0.number == exercise }
  }

  private func finding(_ sentence: String, _ line: Int) -> Finding {
    Finding(sentence, file: path, line: line)
  }
}
