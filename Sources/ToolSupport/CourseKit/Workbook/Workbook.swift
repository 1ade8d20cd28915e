import Foundation

/// The folder that holds the course, and the chapters found in it.
package struct Workbook: Sendable {
  /// The folder by its real path, which has no symbolic links.
  ///
  /// The compiler names files by that one. On a Mac it may begin with `/private`, which
  /// `standardizedFileURL` would take away.
  package let root: URL
  /// The chapters that have a folder in `Solutions`, or should have one, by number.
  package let chapters: [Chapter]
  package let givenFiles: GivenFiles

  /// Opens the workbook in a folder.
  ///
  /// - Throws: `WorkbookError` when the folder holds no workbook.
  package init(root: URL) throws {
    guard Self.isWorkbook(root) else {
      throw WorkbookError(
        "\(root.path) is not a workbook: it lacks Package.swift, Exercises or docs.")
    }
    let list = FileContent(of: root.appending(path: GivenFiles.path), name: GivenFiles.path)
    try self.init(root: Self.realPath(of: root), GivenFiles(list.text ?? ""))
  }

  private init(root: URL, _ givenFiles: GivenFiles) throws {
    self.root = root
    self.givenFiles = givenFiles
    let solutions = root.appending(path: Tree.solutions.folder).path
    let files = FileManager.default
    let folders =
      files.fileExists(atPath: solutions) ? try files.contentsOfDirectory(atPath: solutions) : []
    chapters = Set(folders.compactMap(Chapter.init(folder:)) + givenFiles.chapters)
      .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
  }

  /// The workbook as its folders are, whatever its list says that they should hold.
  ///
  /// - Throws: An error of Foundation when they cannot be read.
  package func withoutList() throws -> Workbook { try Workbook(root: root, GivenFiles("")) }

  /// Opens the workbook that a folder lies in.
  ///
  /// - Parameter folder: Where to begin; the folders above it are tried in turn.
  /// - Throws: `WorkbookError` when neither it nor one above holds a workbook.
  package static func around(_ folder: URL) throws -> Workbook {
    // The system names no path of a folder that is gone.
    guard folder.path.hasPrefix("/") else {
      throw WorkbookError(
        "The folder that you are in was deleted or moved. Go to the workbook's folder,"
          + " and type the command again.")
    }
    var candidate = folder.standardizedFileURL
    while !isWorkbook(candidate) {
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      guard parent.path != candidate.path, candidate.path != "/" else {
        throw WorkbookError(
          "There is no workbook in \(folder.path) or above it."
            + " Go to the folder that has Package.swift, Exercises and docs,"
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
    func has(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }
    // One of the trees may have been lost, which is told where it is needed.
    return has("Package.swift") && has("docs") && Tree.allCases.contains { has($0.folder) }
  }
}

extension Workbook {
  /// Whether git can bring a file back: an archive of the workbook comes without its history.
  package var hasHistory: Bool { exists(".git") && ProgramFile.path(of: "git") != nil }

  /// How to get some files back, and nothing but them.
  ///
  /// - Parameter paths: Files or folders, from the workbook's root.
  package func wayBack(to paths: [String]) -> String {
    let list = paths.joined(separator: " ")
    let them = paths.count == 1 ? "it" : "them"
    if hasHistory { return "To restore \(them): git checkout HEAD -- \(list)" }
    if paths.allSatisfy({ $0.hasPrefix("\(Tree.exercises.folder)/") }) {
      return "To reset \(them): swift run workbook reset \(list)"
    }
    return "Take \(them) from a fresh copy of the workbook, from where you got this one."
  }
}

extension Workbook {
  /// The texts of the files below a folder, by their paths from it.
  package func texts(below folder: String) -> [String: String] {
    let texts = files(below: folder).map { ($0, text(of: "\(folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts).compactMapValues(\.self)
  }
}
