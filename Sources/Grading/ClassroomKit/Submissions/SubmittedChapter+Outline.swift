import CourseKit

extension SubmittedChapter {
  /// The lines that declare something for other files to see, with the names of the files.
  ///
  /// Where two chapters have the same outline, the tests that were compiled for one fit the other.
  var outline: [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      [path]
        + CodeLine.all(in: text.lines, measuredBy: .braces)
        .filter { $0.depth < 2 && !$0.text.hasPrefix("//") && !$0.text.isEmpty }.map(\.text)
    }
  }
}
