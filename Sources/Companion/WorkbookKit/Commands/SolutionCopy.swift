import CourseKit
import Foundation

/// The solutions of all chapters as one reads them at work: without the comments that mark exercises.
struct SolutionCopy {
  /// The texts, by their paths from the copy's folder.
  let files: [String: String]

  /// - Throws: `WorkbookError` where the solutions were taken out.
  init(of workbook: Workbook) throws {
    var files: [String: String] = [:]
    for chapter in workbook.chapters {
      let source = try ChapterSource(chapter, in: workbook)
      try source.requireSolutions()
      for file in source.whole.files {
        // The first line of such a file says that the exercises leave it out.
        let lines = file.solutionText.lines.dropFirst(file.isOnlyInSolution ? 1 : 0)
        files["\(chapter.target)/\(file.path)"] = Self.text(of: lines)
      }
    }
    self.files = files
  }

  /// The text of a file, in which an answer that stays empty leaves no gap.
  private static func text(of lines: ArraySlice<String>) -> String {
    var kept: [String] = []
    for line in lines where !(line.isEmpty && kept.last?.isEmpty == true) { kept.append(line) }
    return kept.joined(separator: "\n")
  }

  /// Writes the files into a folder that is empty, or not there yet.
  ///
  /// - Throws: `WorkbookError` when something is there already; then nothing is written.
  func write(to folder: String) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: folder),
      (try? manager.contentsOfDirectory(atPath: folder))?.isEmpty != true
    {
      let other = (2...).lazy.map { "\(folder)-\($0)" }
        .first { !manager.fileExists(atPath: $0) }
      throw WorkbookError(
        "Nothing was written, because \(folder) exists and is not an empty folder."
          + " To write into a new one: swift run workbook solution --all"
          + " \((other ?? folder).shellQuoted)")
    }
    let place = URL(filePath: folder, directoryHint: .isDirectory)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = place.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
