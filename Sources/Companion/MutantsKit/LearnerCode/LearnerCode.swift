import CourseKit
import MutationKit

/// A chapter as a learner has written it, with the small changes that their own tests should notice.
struct LearnerCode: Sendable {
  /// The files as they are, to build them with lines that a learner knows.
  let unchanged: ChapterSource
  /// The files with a region for each body.
  let source: ChapterSource
  let mutants: [LearnerMutant]
  /// What the learner says of changes that no user can notice.
  let comments: [EquivalentMutantComment]

  /// Reads the files of a chapter that a learner writes in.
  ///
  /// They are laid out by `swift format` first, because the operators tell what belongs together by the indentation.
  ///
  /// - Throws: `CourseError` if the chapter can't be read, or an error of Foundation if a temporary file can't be written.
  init(of chapter: Chapter, in workbook: Workbook) async throws {
    let folder = chapter.folder(in: .exercises)
    let given = try ChapterSource(chapter, in: workbook)
    let asked = Set(given.files.filter { !$0.regions.isEmpty }.map(\.path))
    let own = asked.union(given.addedFiles(in: workbook))
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Checks/") }
    let paths = workbook.files(below: folder).filter { $0.hasSuffix(".swift") }.sorted()
    let texts = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, workbook.text(of: "\(folder)/\($0)") ?? "") })
    unchanged = ChapterSource(
      chapter,
      of: paths.map { SolutionFile(path: $0, pieces: [.given((texts[$0] ?? "").lines)]) })
    let formatted = try await FormattedCode(of: texts.filter { own.contains($0.key) }, in: workbook)
      .texts
    let source = ChapterSource(
      chapter,
      of: unchanged.files.map { file in
        formatted[file.path].map {
          SolutionFile(bodiesOf: $0, path: file.path, chapter: chapter)
        } ?? file
      })
    self.source = source
    let files = Dictionary(uniqueKeysWithValues: source.files.map { ($0.path, $0) })
    let places = files.mapValues { file in
      LinePlaces(of: file.solutionText.lines, in: (texts[file.path] ?? "").lines)
    }
    comments = own.sorted().flatMap { path in
      EquivalentMutantComment.all(in: (texts[path] ?? "").lines, of: "\(folder)/\(path)")
    }
    let mutants = Mutant.all(of: source).compactMap { mutant -> LearnerMutant? in
      guard let file = files[mutant.region.file] else { return nil }
      return LearnerMutant(mutant, of: file, folder: folder) {
        places[file.path]?.original(of: $0) ?? $0
      }
    }
    self.mutants = mutants.sorted { $0.order < $1.order }
  }

  /// Variants in which nothing is different, to find tests that fail by chance.
  func controls(_ count: Int) -> [Variant] {
    guard let region = source.regions.first else { return [] }
    return (0..<count).map { number in
      Variant(changes: [region: region.solution + ["\(region.indentation)// Control \(number)"]])
    }
  }
}
