import Foundation

/// A copy of a learner's files, made before anything overwrites them.
struct Backup {
  /// The copy's folder, from the workbook's root.
  let folder: String
  private let root: URL

  /// Copies files to a new folder under `.workbook/backups`.
  ///
  /// - Parameters:
  ///   - paths: The files, from the workbook's root; those that are not there are left out.
  ///   - date: The folder is named for it.
  /// - Throws: An error of Foundation when a file cannot be copied.
  init(of paths: [String], in workbook: Workbook, date: Date = .now) throws {
    root = workbook.root
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    let name = ".workbook/backups/\(formatter.string(from: date))"
    // Two backups may fall into one second.
    let candidates = [name] + (2...99).map { "\(name)-\($0)" }
    folder = candidates.first { !workbook.exists($0) } ?? "\(name)-\(UUID().uuidString)"
    for path in paths where workbook.exists(path) {
      let copy = workbook.url("\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: workbook.url(path), to: copy)
    }
  }

  /// The command that brings the files back, as it is typed in a folder.
  func restoreCommand(from current: URL) -> String {
    guard current.standardizedFileURL.path != root.path else {
      return "cp -R \(folder)/Exercises ."
    }
    return "cp -R \(Self.quote("\(root.path)/\(folder)/Exercises")) \(Self.quote(root.path))"
  }

  /// Quotes a path for the shell.
  static func quote(_ path: String) -> String {
    "'\(path.replacing("'", with: "'\\''"))'"
  }
}
