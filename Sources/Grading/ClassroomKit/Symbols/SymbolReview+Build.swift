import CourseKit
import Foundation
import JudgeKit

extension SymbolReview {
  /// Keeps what the tests and the chapter's files call when the starters were built.
  func keepCalls(in build: ChapterBuild) async throws {
    let targets = codeTargets(of: build.chapter) + [build.chapter.testTarget]
    let symbols = try await SymbolTable.symbols(
      of: targets.flatMap(build.objectFiles), in: build.workbook.root)
    let calls = Set(symbols.filter(\.isTaken).map(\.raw)).sorted().joined(separator: "\n")
    try Data(calls.utf8).write(to: Self.callsFile(in: build))
  }

  /// The targets with a learner's code; not every chapter has checks.
  private func codeTargets(of chapter: Chapter) -> [String] {
    [chapter.target, "\(chapter.target)Checks"]
  }

  /// Whether that was kept.
  func hasCalls(in build: ChapterBuild) -> Bool {
    FileManager.default.fileExists(atPath: Self.callsFile(in: build).path)
  }

  private static func callsFile(in build: ChapterBuild) -> URL {
    build.workbook.url(".build/\(build.chapter.target)-calls.txt")
  }

  /// What to look at in a submission, by the symbols of the build that was made of it.
  ///
  /// - Throws: An error where they cannot be read, for which no submission is at fault.
  func sentences(about texts: [String: String], in build: ChapterBuild) async throws -> [String] {
    let folder = build.workbook.root
    let files = Set(changed(in: texts).keys.map { String($0.fileName) })
    let code = try await SymbolTable.symbols(
      of: codeTargets(of: build.chapter).flatMap(build.objectFiles), in: folder)
    let tests = try await SymbolTable.symbols(
      of: build.objectFiles(of: build.chapter.testTarget), in: folder)
    let calls = try String(contentsOf: Self.callsFile(in: build), encoding: .utf8).lines
    let named = try await SymbolTable.named(code.filter { files.contains($0.file) }, in: folder)
    let callers = tests + code.filter { !files.contains($0.file) }
    return sentences(about: texts, code: named, callers: callers, calls: Set(calls))
  }
}
