import CourseKit
import Foundation

/// A copy of a learner's files, made before anything overwrites them.
struct Backup {
  /// The copy's folder, from the workbook's root.
  let folder: String
  private let root: URL
  /// The places that the copy cannot take again while something else stands there.
  private let obstructed: [String]

  /// Copies files to a new folder under `.workbook/backups`; nil when there is nothing to copy.
  ///
  /// Folders and symbolic links in a file's place are copied as what they are.
  ///
  /// - Parameters:
  ///   - paths: The files, from the workbook's root; those that are not there are left out.
  ///   - date: The folder is named for it.
  /// - Throws: `WorkbookError` when a file cannot be copied; then no copy is left behind.
  init?(of paths: [String], in workbook: Workbook, date: Date = .now) throws {
    let there = paths.filter(workbook.exists)
    if there.isEmpty { return nil }
    root = workbook.root
    obstructed = there.filter { path in
      !workbook.isPlainFile(path) || paths.contains { $0.hasPrefix("\(path)/") }
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    let name = ".workbook/backups/\(formatter.string(from: date))"
    // Two backups may fall into one second.
    let candidates = [name] + (2...99).map { "\(name)-\($0)" }
    folder = candidates.first { !workbook.exists($0) } ?? "\(name)-\(UUID().uuidString)"
    do {
      for path in there {
        let copy = workbook.url("\(folder)/\(path)")
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: workbook.url(path), to: copy)
      }
    } catch {
      try? FileManager.default.removeItem(at: workbook.url(folder))
      throw WorkbookError(
        "Your files could not be copied, so nothing was changed. \(FileProblem(error))")
    }
  }

  /// The command that brings the files back; it can be typed in any folder.
  var restoreCommand: String {
    let copy = "cp -R \("\(root.path)/\(folder)/Exercises".shellQuoted) \(root.path.shellQuoted)"
    if obstructed.isEmpty { return copy }
    let places = obstructed.map { "\(root.path)/\($0)".shellQuoted }.joined(separator: " ")
    return "rm -rf \(places) && \(copy)"
  }
}

extension Workbook {
  /// Whether a file stands at a path, and not a folder or a link.
  fileprivate func isPlainFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url(path).path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}

extension Invocation {
  /// Keeps a copy of files that are going to change, and says how to bring it back.
  ///
  /// - Throws: `WorkbookError` when a file cannot be copied, or `CancellationError` when the
  ///   place of the copy cannot be printed.
  package func keepCopy(of paths: [String], in workbook: Workbook) throws {
    guard let backup = try Backup(of: paths, in: workbook) else { return }
    console.print("Your files were copied to \(backup.folder)")
    console.print("To restore them: \(backup.restoreCommand)")
    try Task.checkCancellation()
  }
}
