import CourseKit
import Foundation
import JudgeKit

/// The code of some variants, for tests that read code: what is built has the code of many in one file.
extension ChapterCopy {
  /// Writes the chapter down as some variants of a batch have it together.
  ///
  /// - Parameter places: Where the variants are in the batch.
  /// - Returns: The folder with the code.
  /// - Throws: An error of Foundation if a file can't be written.
  func putCode(
    of places: [Int], in batch: VariantBatch, of source: ChapterSource
  ) throws -> URL {
    let folder = code.appending(path: VariantBatch.list(places.map(VariantBatch.number)))
    let variant = Variant(joining: places.map { batch.variants[$0] })
    let alone = VariantBatch(variants: [variant], fixed: [])
    let changed = Set(alone.regions.map(\.file))
    let texts = source.files.filter { changed.contains($0.path) }
      .map { ($0.path, VariantFile($0, for: alone).text) }
    for (path, text) in source.solutions.merging(texts, uniquingKeysWith: { $1 }) {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  /// Removes the code of the last batch.
  func removeCode() { try? FileManager.default.removeItem(at: code) }

  /// It isn't inside of the build's folder, because a build may replace that by an empty one.
  private var code: URL { workbook.url(".build/code") }
}

extension ChapterSource {
  /// Whether tests of the chapter read its code.
  var isReadByTests: Bool { files.contains { $0.solutionText.contains("import LayerKit\n") } }
}
