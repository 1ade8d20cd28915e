import CourseKit
import Foundation
import LayerKit

/// The file among a chapter's checks in which an exercise finds what `mutants` has found.
struct MutantsResultFile {
  /// The path, from the workbook's root.
  let path: String
  private let file: SolutionFile
  private let chapter: Chapter
  private let workbook: Workbook

  /// - Returns: Nil for a chapter without such an exercise.
  /// - Throws: `CourseError` if the chapter can't be read.
  init?(of chapter: Chapter, in workbook: Workbook) throws {
    let files = try ChapterSource(chapter, in: workbook).files
    guard let file = files.first(where: { $0.path == Chapter.mutantsResult }) else { return nil }
    self.file = file
    self.chapter = chapter
    self.workbook = workbook
    path = "\(chapter.folder(in: .exercises))/\(Chapter.mutantsResult)"
  }

  /// Writes down what was found about some types, for the code and the tests as they are.
  ///
  /// - Returns: What it has written.
  /// - Throws: An error of Foundation if a file can't be read or written.
  func write(_ sum: MutantsSum, of types: [String]) throws -> MutantsResult {
    let folder = chapter.folder(in: .exercises)
    let root = workbook.url(folder)
    let tests = try SourceFile.all(in: root.appending(path: "Checks")).filter(\.isTest)
    let code = try SourceFile.all(in: root, without: ["Checks"])
    let result = MutantsResult(
      of: types, changes: sum.changes, noticed: sum.noticed,
      dismissed: sum.dismissed.map { $0.replacing("\(folder)/", with: "") },
      fingerprint: code.fingerprint(of: types, tests))
    let text = file.text(choosing: { region in
      result.code.lines.map { region.indentation + $0 }
    })
    try Data(text.utf8).write(to: workbook.url(path))
    return result
  }
}

extension MutantsResult {
  /// The call that makes it.
  fileprivate var code: String {
    // As `swift format` wants it, one reason has no comma behind it, and each of several has one.
    let comma = dismissed.count > 1 ? "," : ""
    let reasons = dismissed.map { "\n    \($0.debugDescription)\(comma)" }.joined()
    return """
      MutantsResult(
        of: \(types), changes: \(changes), noticed: \(noticed),
        dismissed: [\(reasons.isEmpty ? "" : reasons + "\n  ")],
        fingerprint: "\(fingerprint)")
      """
  }
}
