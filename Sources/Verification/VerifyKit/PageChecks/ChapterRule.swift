import CourseKit

/// A rule of VIPER, as a chapter's tests print it.
struct ChapterRule: Equatable {
  /// The sentence, with the word "Rule:" before it.
  let text: String
  /// Where it says that one can read on: "docs/1-post-list.md, 1.3".
  let pointer: String?
  let location: FileLocation

  /// The rules in the tests of a chapter.
  static func all(of chapter: Chapter, in workbook: Workbook) -> [ChapterRule] {
    let folder = "Tests/\(chapter.testTarget)"
    return workbook.files(below: folder).filter { $0.hasSuffix(".swift") }.flatMap {
      all(in: workbook.text(of: "\(folder)/\($0)") ?? "", file: "\(folder)/\($0)")
    }
  }

  /// The rules in a file of tests: in strings of one line, or of several.
  static func all(in text: String, file: String) -> [ChapterRule] {
    let lines = text.lines
    return lines.indices.compactMap { index in
      guard let match = lines[index].firstMatch(of: /^(.*?)(Rule: .+)$/), !match.1.contains("//")
      else { return nil }
      var rest = lines[(index + 1)...]
      var words = String(match.2)
      while words.hasSuffix("\\"), let next = rest.popFirst() {
        words = words.dropLast() + next.trimmed
      }
      var pointer = rest.first?.trimmed
      if match.1.hasSuffix("\"") {
        let parts = words.split(separator: "\"").first?.split(separator: "\\n", maxSplits: 1) ?? []
        words = parts.first.map(String.init) ?? words
        pointer = parts.dropFirst().first.map(String.init)
      }
      return ChapterRule(
        text: words, pointer: pointer?.hasPrefix("docs/") == true ? pointer : nil,
        location: FileLocation(file: file, line: index + 1))
    }
  }
}

extension ChapterRule {
  /// The page that it leads to.
  var page: String? { pointer?.split(separator: ",").first?.trimmed }

  /// What is wrong when the rule leads to a section that is not there.
  func pointerFindings(in workbook: Workbook) -> [Finding] {
    guard let parts = pointer?.split(separator: ",").map(\.trimmed), let page else { return [] }
    let number = parts.dropFirst().first.flatMap { ExerciseNumber($0) }
    let sections = workbook.text(of: page).map { MarkdownOutline($0).sections } ?? []
    guard !sections.contains(where: { number == nil || $0.number == number }) else { return [] }
    return [
      Finding("This rule leads to \(pointer ?? page), which is not there.", at: location)
    ]
  }
}
