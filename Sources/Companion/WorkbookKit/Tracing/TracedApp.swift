import CourseKit
import Foundation
import JudgeKit

/// The app of a chapter in a copy, whose pieces report their messages.
struct TracedApp {
  private let copy: ChapterCopy
  /// The program.
  let path: String

  /// Builds the app.
  ///
  /// - Parameter tree: Whose code it is.
  /// - Throws: `BuildFailure` when the code does not compile.
  init(
    of chapter: Chapter, in tree: Tree, of workbook: Workbook, chosenSystem: BuildSystem?,
    console: Console
  ) async throws {
    try ChapterBuild(
      workbook: workbook, tree: tree, chapter: chapter, chosenSystem: chosenSystem
    ).checkSizes()
    let copy = try ChapterCopy("trace-\(tree.rawValue)", of: chapter, in: workbook)
    let build = copy.build(chosenSystem: chosenSystem)
    let traced = TracedChapter(workbook.texts(below: chapter.folder(in: tree)), of: workbook)
    let app = try await console.waiting(
      for: "Building \(chapter.app) to trace it", isLong: build.isFirst
    ) {
      try await build.exclusively { try await copy.app(of: traced, build) }
    }
    self.copy = copy
    path = app.program.path
    for file in app.silent.sorted() {
      console.printError(
        "\(chapter.folder(in: tree))/\(file) cannot be traced: its messages are missing, and nothing is marked with ‼."
      )
    }
  }

  /// Runs the app to its end, without showing it.
  ///
  /// - Parameter input: What is typed into it.
  func trail(_ arguments: [String], input: Data) async throws -> Trail {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "input")
      try input.write(to: file)
      var process = Subprocess(
        program: path, arguments: try await self.arguments(arguments), folder: .currentDirectory(),
        outputLimit: 10_000_000, partsErrors: true)
      process.input = file
      // Else dictionaries have another order in each run, and so have messages.
      process.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
      return Trail(try await process.run().errors)
    }
  }

  /// What to start the app with.
  ///
  /// One that keeps something gets an empty file for it, unless the learner names one. The file is this
  /// run's own, for another run may go on beside it.
  ///
  /// - Parameter given: What the learner wants.
  func arguments(_ given: [String]) async throws -> [String] {
    guard !given.contains(where: { $0.hasPrefix("--store") }) else { return given }
    let help = Subprocess(program: path, arguments: ["--help"], folder: copy.workbook.root)
    guard try await help.run().output.contains("--store ") else { return given }
    let stores = copy.workbook.url(".store")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: stores.path)) ?? [] {
      // The process that is traced takes the place of this one.
      let isUsed = Int32(name).map { $0 != getpid() && kill($0, 0) == 0 } ?? false
      if !isUsed { try? FileManager.default.removeItem(at: stores.appending(path: name)) }
    }
    return given + ["--store", stores.appending(path: "\(getpid())/store.json").path]
  }
}

extension ChapterCopy {
  /// Builds the app of what reports itself.
  ///
  /// A file in which the compiler then finds errors is built once more as it is: the errors are its own, or
  /// they come from what was put into it, and it stays silent.
  ///
  /// - Returns: The program, and the files that are silent in it.
  /// - Throws: `BuildFailure` when the code does not compile.
  fileprivate func app(
    of traced: TracedChapter, _ build: ChapterBuild
  ) async throws -> (program: URL, silent: Set<String>) {
    var silent: Set<String> = []
    while true {
      try put(traced.texts(exceptIn: silent))
      do {
        return (try await build.app(), silent)
      } catch let failure as BuildFailure {
        let folder = chapter.folder(in: .exercises) + "/"
        let files = failure.errors.compactMap { $0.location?.file.after(folder).map(String.init) }
        let faulty = traced.paths.intersection(files).subtracting(silent)
        guard !faulty.isEmpty else { throw failure }
        silent.formUnion(faulty)
      }
    }
  }
}
