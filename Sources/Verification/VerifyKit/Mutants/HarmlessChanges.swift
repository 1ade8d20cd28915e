import CourseKit

/// The harmless changes among a chapter's answers, and those that cannot be read.
struct HarmlessChanges {
  private(set) var all: [HarmlessChange] = []
  /// What is wrong with sections that stand for one.
  private(set) var malformed: [Finding] = []

  /// Reads the answers beside a chapter's tests; a file that is missing lists none.
  init(of source: ChapterSource, in workbook: Workbook) {
    let page = source.chapter.answers
    self.init(workbook.text(of: page) ?? "", page: page, source: source)
  }

  init(_ text: String, page: String, source: ChapterSource) {
    for section in MarkdownOutline(text).sections
    where section.part == PageWords.harmlessChanges {
      do throws(MalformedAnswer) {
        all.append(try HarmlessChange(section, page: page, source: source))
      } catch {
        malformed.append(Finding(error.sentence, file: page, line: section.line))
      }
    }
  }
}
