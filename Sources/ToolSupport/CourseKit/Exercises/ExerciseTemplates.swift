/// The files of a chapter that hold exercises, as its solutions mark them, but without an answer.
///
/// With them, a copy of the workbook needs no solutions: a teacher may hand it out without.
package struct ExerciseTemplates {
  /// The texts, by their paths from the chapter's folder; those of our own design are only marks.
  let files: [String: String]

  /// What stands in front of the path of a file.
  private static let mark = "=== "

  /// Reads the templates of a chapter; there are none where the file is missing.
  init(of chapter: Chapter, in workbook: Workbook) {
    var files: [String: [String]] = [:]
    var file: String?
    for line in workbook.text(of: chapter.templates)?.lines ?? [] {
      if let path = line.after(Self.mark) {
        file = String(path)
        files[String(path)] = []
      } else if let file {
        files[file]?.append(line)
      }
    }
    self.files = files.mapValues { $0.joined(separator: "\n") }
  }

  /// The text of a chapter's templates.
  package static func text(of source: ChapterSource) -> String {
    source.whole.files.filter { $0.isOnlyInSolution || !$0.regions.isEmpty }
      .map { "\(mark)\($0.path)\n\($0.template)" }.joined(separator: "\n")
  }
}

extension SolutionFile {
  /// The file without its answers.
  fileprivate var template: String {
    guard isOnlyInSolution else { return text(choosing: \.template) }
    return ([Self.mark] + regions.flatMap(\.template)).joined(separator: "\n")
  }
}

extension Region {
  /// The comments that mark it, and its starter.
  fileprivate var template: [String] {
    let begin = RegionMarker.beginLine(
      of: exercise, label: label, sentence: sentenceLines.first ?? "")
    let sentence = sentenceLines.dropFirst().map { "// \($0)" }
    let starter = starter.map { RegionMarker.starterLine(of: $0.dropFirst(indentation.count)) }
    return ([begin] + sentence + starter + [RegionMarker.endLine(of: exercise)])
      .map { indentation + $0 }
  }
}
