import CourseKit
import Foundation
import JudgeKit

/// A chapter as a learner has written it, with the small changes that their own tests should notice.
package struct LearnerCode: Sendable {
  /// The files as they are, to build them with lines that a learner knows.
  package let unchanged: ChapterSource
  /// The files with a region for each body.
  package let source: ChapterSource
  package let mutants: [LearnerMutant]
  /// What the learner says of changes that no user can notice.
  package let comments: [EquivalentMutantComment]

  /// Reads the files of a chapter that a learner writes in.
  ///
  /// They are laid out by `swift format` first, because the operators tell what belongs together by the indentation.
  ///
  /// - Throws: `CourseError` if the chapter can't be read, or an error of Foundation if a temporary file can't be written.
  package init(of chapter: Chapter, in workbook: Workbook) async throws {
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
    let formatted = try await Self.formatted(texts.filter { own.contains($0.key) }, in: workbook)
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
  package func controls(_ count: Int) -> [Variant] {
    guard let region = source.regions.first else { return [] }
    return (0..<count).map { number in
      Variant(changes: [region: region.solution + ["\(region.indentation)// Control \(number)"]])
    }
  }

  /// Lays texts out as `swift format` does; those that it can't read stay as they are.
  private static func formatted(
    _ texts: [String: String], in workbook: Workbook
  ) async throws -> [String: String] {
    try await withTemporaryFolder { folder in
      for (path, text) in texts {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let style = ".swift-format"
      let choice = workbook.exists(style) ? ["--configuration", workbook.url(style).path] : []
      let words = ["format", "--in-place", "--recursive"] + choice + ["."]
      var process = Subprocess(program: "swift", arguments: words, folder: folder)
      process.timeLimit = .seconds(30)
      _ = try await process.run()
      return Dictionary(
        uniqueKeysWithValues: texts.map { path, text in
          let formatted = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
          return (path, (formatted ?? text).withoutCommentLines)
        })
    }
  }
}

extension String {
  /// The code without lines that are only comments, so that a comment changes nothing about what stands side by side.
  fileprivate var withoutCommentLines: String {
    let masked = MaskedCode(lines).maskedLines
    return zip(lines, masked).filter { !($0.trimmed.hasPrefix("//") && $1.trimmed.isEmpty) }
      .map(\.0).joined(separator: "\n")
  }
}

/// Where lines that were laid out anew stand in the original.
private struct LinePlaces {
  private var places: [Int] = []

  init(of lines: [String], in original: [String]) {
    var next = 0
    for line in lines {
      let text = line.trimmed
      let near = original[next...].prefix(30)
      if let found = near.firstIndex(where: { $0.trimmed == text && text != "" }) {
        next = found + 1
        places.append(next)
      } else {
        // A body in one line has several lines here.
        let found = near.firstIndex { text.count > 1 && $0.contains(text) }
        next = found ?? next
        places.append(found.map { $0 + 1 } ?? max(next, 1))
      }
    }
  }

  /// The line of the original, counted from 1.
  func original(of line: Int) -> Int {
    places.indices.contains(line - 1) ? places[line - 1] : line
  }
}
