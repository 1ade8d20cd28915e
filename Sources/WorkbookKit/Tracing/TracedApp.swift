import CourseKit
import Foundation
import JudgeKit

/// The app of a chapter, whose pieces report their messages.
struct TracedApp {
  let chapter: Chapter
  private let traced: TracedBuild
  /// The program, once it is built.
  private var program: URL

  /// Builds the app.
  ///
  /// - Parameter tree: Whose code it is.
  /// - Throws: `BuildFailure` when the code does not compile.
  init(
    of chapter: Chapter, in tree: Tree, of workbook: Workbook, chosenSystem: BuildSystem?,
    console: Console
  ) async throws {
    self.chapter = chapter
    let traced = TracedBuild(
      of: chapter, workbook.texts(below: chapter.folder(in: tree)),
      in: try ChapterCopy("trace-\(tree.rawValue)", of: chapter, in: workbook), of: workbook,
      chosenSystem: chosenSystem)
    self.traced = traced
    program = try await console.waiting(
      for: "Building \(chapter.app), to trace it", isLong: traced.isFirst
    ) {
      try await traced.run { try await $0.app() }
    }
  }

  var path: String { program.path }

  /// What to start the app with.
  ///
  /// One that keeps something gets an empty file for it, unless the learner names one.
  ///
  /// - Parameter given: What the learner wants.
  func arguments(_ given: [String]) async throws -> [String] {
    guard !given.contains(where: { $0.hasPrefix("--store") }) else { return given }
    let help = Subprocess(
      program: program.path, arguments: ["--help"], folder: traced.copy.workbook.root)
    guard try await help.run().output.contains("--store ") else { return given }
    let folder = traced.copy.workbook.url(".stores/\(chapter.number)")
    try? FileManager.default.removeItem(at: folder)
    return given + ["--store", folder.appending(path: "store.json").path]
  }
}
