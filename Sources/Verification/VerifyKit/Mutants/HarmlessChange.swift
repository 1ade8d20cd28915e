import CourseKit

/// A change of a solution that cannot be noticed, as a page lists it.
struct HarmlessChange {
  /// The exercise; nil when it holds for all of the chapter.
  let exercise: ExerciseNumber?
  /// The heading.
  let heading: String
  /// The changed lines after their marks, `-` or `+`, with unchanged ones between them.
  let difference: [String]
  let location: FileLocation

  /// Says something about the change, where it stands.
  func finding(_ sentence: String) -> Finding {
    Finding("'\(heading)' \(sentence)", at: location)
  }
}

extension HarmlessChange {
  /// Reads a section of a page.
  init(
    _ section: PageSection, page: String, source: ChapterSource
  ) throws(MalformedAnswer) {
    if let number = section.number, !source.exercises.contains(where: { $0.number == number }) {
      throw MalformedAnswer("There is no exercise \(number).")
    }
    let blocks = section.code.filter { $0.language == "diff" }
    guard let block = blocks.first, blocks.count == 1,
      block.lines.contains(where: { $0.hasPrefix("-") || $0.hasPrefix("+") })
    else {
      throw MalformedAnswer(
        "'\(section.heading)' must have one block of `diff`, with the lines that `verify` prints.")
    }
    guard section.prose.contains(where: { !$0.trimmed.isEmpty }) else {
      throw MalformedAnswer("'\(section.heading)' lacks a reason: say why no user notices it.")
    }
    exercise = section.number
    heading = section.heading
    difference = block.lines
    location = FileLocation(file: page, line: section.line)
  }
}
