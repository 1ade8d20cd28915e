import CourseKit
import Foundation
import JudgeKit

/// A build of a copy of a chapter, whose methods report themselves.
package struct TracedBuild: Sendable {
  /// Where the code is that goes into the traced module.
  private static let runtime = "Sources/WorkbookKit/Tracing/Runtime"

  package let copy: ChapterCopy
  private let chapter: TracedChapter
  private let runtime: [String: String]
  private let build: ChapterBuild

  /// - Parameter files: The chapter's files, by their paths from its folder.
  package init(
    of chapter: Chapter, _ files: [String: String], in copy: ChapterCopy, of workbook: Workbook,
    chosenSystem: BuildSystem?
  ) {
    self.copy = copy
    self.chapter = TracedChapter(files)
    runtime = workbook.texts(below: Self.runtime)
    build = copy.build(chosenSystem: chosenSystem)
  }

  /// Whether nothing has been built yet, so that it takes longer.
  var isFirst: Bool { build.isFirst }

  /// Builds something of the copy, while nobody else does.
  ///
  /// A file in which the compiler then finds errors is built once more as it is: the errors are its own, or
  /// they come from what was put into it, and it stays silent.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  package func run<Product>(_ body: (ChapterBuild) async throws -> Product) async throws -> Product
  {
    try await build.exclusively {
      var silent: Set<String> = []
      while true {
        let texts = chapter.texts(exceptIn: silent)
        try copy.put(texts.merging(runtime.map { ("Trace/\($0.key)", $0.value) }) { $1 })
        do {
          return try await body(build)
        } catch let failure as BuildFailure {
          let faulty = chapter.paths.intersection(failure.files(below: copy)).subtracting(silent)
          guard !faulty.isEmpty else { throw failure }
          silent.formUnion(faulty)
        }
      }
    }
  }
}

extension BuildFailure {
  /// The files of the chapter that have errors.
  fileprivate func files(below copy: ChapterCopy) -> [String] {
    let folder = copy.chapter.folder(in: .exercises) + "/"
    return errors.compactMap { $0.location?.file.after(folder).map(String.init) }
  }
}

extension Workbook {
  /// The texts of the files below a folder, by their paths from it.
  package func texts(below folder: String) -> [String: String] {
    let texts = files(below: folder).map { ($0, text(of: "\(folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts).compactMapValues(\.self)
  }
}
