import Foundation

/// The folder that holds the course, and the chapters found in it.
package struct Workbook: Sendable {
  /// The folder by its real path, which has no symbolic links.
  ///
  /// The compiler names files by that one. On a Mac it may begin with `/private`, which
  /// `standardizedFileURL` would take away.
  package let root: URL
  /// The chapters that have a folder in `Solutions`, by number.
  package let chapters: [Chapter]

  /// Opens the workbook in a folder.
  ///
  /// - Throws: `WorkbookError` when the folder holds no workbook.
  package init(root: URL) throws {
    guard Self.isWorkbook(root) else {
      throw WorkbookError(
        "\(root.path) is not a workbook: it lacks Package.swift, Solutions or docs.")
    }
    self.root = Self.realPath(of: root)
    let solutions = self.root.appending(path: Tree.solutions.folder)
    chapters = try FileManager.default.contentsOfDirectory(atPath: solutions.path)
      .compactMap(Chapter.init(folder:))
      .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  /// Opens the workbook that a folder lies in.
  ///
  /// - Parameter folder: Where to begin; the folders above it are tried in turn.
  /// - Throws: `WorkbookError` when neither it nor one above holds a workbook.
  package static func around(_ folder: URL) throws -> Workbook {
    var candidate = folder.standardizedFileURL
    while !isWorkbook(candidate) {
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      guard parent.path != candidate.path, candidate.path != "/" else {
        throw WorkbookError(
          "There is no workbook in \(folder.path) or above it."
            + " Go to the folder that has Package.swift, Solutions and docs,"
            + " or name it: --package-path FOLDER.")
      }
      candidate = parent
    }
    return try Workbook(root: candidate)
  }

  /// The place of a file that is named from the root.
  package func url(_ path: String) -> URL { root.appending(path: path) }

  /// The pages, from the root: those at the root, and those of the book.
  package var pages: [String] {
    ["README.md", "CONTRIBUTING.md"].filter(exists)
      + files(below: "docs").filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
  }

  /// What stands where a text is looked for.
  package func content(of path: String) -> FileContent { FileContent(of: url(path), name: path) }

  /// The text of a file, with a line feed at the end of each line; nil when there is none.
  package func text(of path: String) -> String? { content(of: path).text }

  /// The files below a folder, named from it and sorted; hidden ones are left out.
  package func files(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: url(folder).path) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .filter { !isFolder("\(folder)/\($0)") }
      .sorted()
  }

  package func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether anything stands at a path, be it a link that leads nowhere.
  package func exists(_ path: String) -> Bool {
    var information = stat()
    return lstat(url(path).path, &information) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }

  private static func realPath(of folder: URL) -> URL {
    guard let path = realpath(folder.path, nil) else { return folder.standardizedFileURL }
    defer { free(path) }
    return URL(filePath: String(cString: path), directoryHint: .isDirectory)
  }

  private static func isWorkbook(_ folder: URL) -> Bool {
    ["Package.swift", "Solutions", "docs"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
