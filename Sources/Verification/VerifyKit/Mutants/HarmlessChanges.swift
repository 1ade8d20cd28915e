import CourseKit

/// The harmless changes of a chapter's page, and those that cannot be read.
struct HarmlessChanges {
  private(set) var all: [HarmlessChange] = []
  /// What is wrong with sections that stand for one.
  private(set) var malformed: [Finding] = []

  /// Reads a chapter's page; one that is missing lists none.
  init(of source: ChapterSource, in workbook: Workbook) {
    let page = source.chapter.mistakesPage
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
