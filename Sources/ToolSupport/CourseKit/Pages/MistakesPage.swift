/// The page of a chapter's common mistakes, and of its other right answers.
package struct MistakesPage: Sendable {
  package private(set) var mistakes: [Answer] = []
  package private(set) var rightAnswers: [Answer] = []
  /// What is wrong with blocks that stand for a mistake, or for another right answer.
  package private(set) var malformedMistakes: [Finding] = []
  package private(set) var malformedRightAnswers: [Finding] = []

  /// Reads a chapter's page.
  package init(of source: ChapterSource, in workbook: Workbook) {
    let page = source.chapter.mistakesPage
    let text = workbook.text(of: page)
    self.init(text ?? "", page: page, source: source)
    if text == nil { malformedMistakes = [Finding("This page is missing.", file: page)] }
  }

  /// Reads a chapter's page, and the answers beside its tests.
  package static func withAnswers(of source: ChapterSource, in workbook: Workbook) -> MistakesPage {
    var page = MistakesPage(of: source, in: workbook)
    let file = source.chapter.answers
    let more = MistakesPage(workbook.text(of: file) ?? "", page: file, source: source)
    page.mistakes += more.mistakes
    page.rightAnswers += more.rightAnswers
    page.malformedMistakes += more.malformedMistakes
    page.malformedRightAnswers += more.malformedRightAnswers
    return page
  }

  package init(_ text: String, page: String, source: ChapterSource) {
    for section in MarkdownOutline(text).sections where section.part != PageWords.harmlessChanges {
      let isRight = section.part == PageWords.rightAnswers
      do throws(MalformedAnswer) {
        let answer = try Self.answer(section, isRight: isRight, page: page, source: source)
        if isRight { rightAnswers.append(answer) } else { mistakes.append(answer) }
      } catch {
        let finding = Finding(error.sentence, file: page, line: section.line)
        if isRight {
          malformedRightAnswers.append(finding)
        } else {
          malformedMistakes.append(finding)
        }
      }
    }
  }

  private static func answer(
    _ section: PageSection, isRight: Bool, page: String, source: ChapterSource
  ) throws(MalformedAnswer) -> Answer {
    guard let number = section.number else {
      throw MalformedAnswer("Begin the heading with an exercise's number, as in `### 1.1 A title`.")
    }
    guard let exercise = source.exercises.first(where: { $0.number == number }) else {
      throw MalformedAnswer("There is no exercise \(number).")
    }
    let blocks = section.code.filter { $0.language == "swift" }
    guard let block = blocks.first, blocks.count == 1 else {
      throw MalformedAnswer(
        "'\(section.heading)' has \(blocks.count) blocks of Swift. It must have one.")
    }
    let quotation = section.prose.compactMap { $0.after(">")?.trimmed }.joined(separator: " ")
    guard isRight == quotation.trimmed.isEmpty else {
      throw MalformedAnswer(
        isRight
          ? "'\(section.heading)' is a right answer, so there is nothing to quote: no test fails."
          : "'\(section.heading)' lacks a quotation: `> \(PageWords.rule) …`, what the failing test prints."
      )
    }
    return Answer(
      exercise: number, title: section.title, quotation: isRight ? nil : quotation,
      variant: try AnswerBlock.variant(of: block.lines, for: exercise, in: source),
      races: section.prose.contains("<!-- races -->"),
      location: FileLocation(file: page, line: section.line))
  }
}
