import CourseKit
import Foundation
import JudgeKit

/// The code of single variants, for tests that read code: what is built has the code of many in one file.
extension ChapterCopy {
  /// Writes the chapter down as each variant of a batch has it, in the place of those of the last batch.
  ///
  /// - Throws: An error of Foundation if a file can't be written.
  func putCode(of batch: VariantBatch, in source: ChapterSource) throws {
    let files = FileManager.default
    try? files.removeItem(at: Self.code(in: workbook))
    let solutions = source.solutions
    for (index, variant) in batch.variants.enumerated() {
      let folder = Self.code(ofVariant: VariantBatch.number(index), in: workbook)
      let alone = VariantBatch(variants: [variant], fixed: [])
      let changed = Set(variant.changes.keys).union(variant.besides.keys)
      let texts = source.files.filter { !changed.isDisjoint(with: $0.regions) }
        .map { ($0.path, VariantFile($0, for: alone).text) }
      for (path, text) in solutions.merging(texts, uniquingKeysWith: { $1 }) {
        let url = folder.appending(path: path)
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }
  }

  /// The folder with the code of a variant, by its number in the batch.
  static func code(ofVariant number: Int, in slot: Workbook) -> URL {
    code(in: slot).appending(path: "\(number)")
  }

  /// It isn't inside of the build's folder, because a build may replace that by an empty one.
  private static func code(in slot: Workbook) -> URL { slot.url(".build/code") }
}

extension ChapterSource {
  /// Whether tests of the chapter read its code.
  var isReadByTests: Bool { files.contains { $0.solutionText.contains("import LayerKit\n") } }
}
