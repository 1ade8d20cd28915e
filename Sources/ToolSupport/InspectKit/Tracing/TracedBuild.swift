import CourseKit
import Foundation
import JudgeKit

/// Builds a chapter's app in a copy, in which the chapter's objects report their messages.
package struct TracedBuild {
  private let copy: ChapterCopy
  private let build: ChapterBuild
  private let code: InstrumentedChapter
  /// Where the code is, from the workbook's root.
  private let folder: String

  /// - Parameter tree: Whose code it is.
  /// - Throws: `BuildFailure` when a file is too large to be compiled.
  package init(
    of chapter: Chapter, in tree: Tree, of workbook: Workbook, chosenSystem: BuildSystem? = nil
  ) throws {
    try ChapterBuild(
      workbook: workbook, tree: tree, chapter: chapter, chosenSystem: chosenSystem
    ).checkSizes()
    copy = try ChapterCopy("trace-\(tree.rawValue)", of: chapter, in: workbook)
    build = copy.build(chosenSystem: chosenSystem)
    folder = chapter.folder(in: tree)
    code = InstrumentedChapter(workbook.texts(below: folder), of: workbook)
  }

  /// Whether nothing was built before, so that it takes long.
  package var isFirst: Bool { build.isFirst }

  /// Builds the app.
  ///
  /// A file in which the compiler then finds errors is built once more as it is: the errors are its own, or
  /// they come from what was put into it, and it stays silent.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  package func app() async throws -> TracedApp {
    try await build.exclusively {
      var silent: Set<String> = []
      while true {
        try copy.put(code.texts(exceptIn: silent))
        do {
          return TracedApp(
            path: try await build.app().path,
            silentFiles: silent.sorted().map { "\(folder)/\($0)" },
            unheardTypes: code.unheardTypes,
            stores: copy.workbook.url(".store"))
        } catch let failure as BuildFailure {
          let faulty = code.paths.intersection(files(named: failure)).subtracting(silent)
          guard !faulty.isEmpty else { throw failure }
          silent.formUnion(faulty)
        }
      }
    }
  }

  /// The chapter's files in which the compiler found errors.
  private func files(named failure: BuildFailure) -> [String] {
    let folder = copy.chapter.folder(in: .exercises) + "/"
    return failure.errors.compactMap { $0.location?.file.after(folder).map(String.init) }
  }
}
