import CourseKit
import Foundation

/// A file that lies in a submission, and where.
struct SubmittedFile {
  /// More files and folders than this are not looked at, and deeper folders are not opened.
  private static let (countLimit, depthLimit) = (20_000, 14)

  /// The names of the folders that it lies in, and its own.
  ///
  /// An archive that was made on Windows may unpack to files with a backslash in their names, which
  /// stands between folders, so it parts names here as well.
  let path: [String]
  let file: UntrustedFile

  /// Its own name.
  var name: String { path.last ?? "" }
  var hasBackslash: Bool { file.url.lastPathComponent.contains("\\") }
  var isCode: Bool { name.hasSuffix(".swift") }
  var description: String { path.joined(separator: "/") }

  /// The files below a folder, the highest first, without those that a system or a tool makes.
  ///
  /// Of a copy of the workbook, only the exercises count, and what lies beside them.
  static func all(in folder: UntrustedFile) -> [SubmittedFile] {
    var files: [SubmittedFile] = []
    var floor = [SubmittedFile(path: [], file: folder)]
    for _ in 0...depthLimit where files.count < countLimit {
      let contents = floor.flatMap(\.contents).prefix(countLimit)
      files += contents.filter { !$0.isOpened }
      floor = contents.filter(\.isOpened)
    }
    return files
  }

  /// The one of some files for one place that is meant; nil when nothing tells which.
  ///
  /// A copy in which nothing is written is not meant where there is another one.
  static func meant(among files: [SubmittedFile], beside starter: String) -> SubmittedFile? {
    guard files.count > 1 else { return files.first }
    let texts = files.map { $0.file.text()?.lines.codeSubstance }
    let begun = texts.indices.filter { texts[$0] != starter.lines.codeSubstance }
    let candidates = begun.isEmpty ? Array(texts.indices) : begun
    return Set(candidates.map { texts[$0] }).count == 1 ? files[candidates[0]] : nil
  }

  /// Where it lies, seen from a folder that it is in.
  func path(from folder: [String]) -> String {
    path.dropFirst(folder.count).joined(separator: "/")
  }
}

extension SubmittedFile {
  /// Whether it is a folder whose contents count; a playground counts as one thing.
  private var isOpened: Bool { file.isFolder && !name.hasSuffix(".playground") }

  private var contents: [SubmittedFile] {
    let found = file.contents().compactMap { file in
      Self.names(in: file.url.lastPathComponent, ofFolder: file.isFolder)
        .map { (first: $0[0], file: SubmittedFile(path: path + $0, file: file)) }
    }
    let isWorkbook = found.contains { $0.first.isSame(as: .exercises) }
    return found.filter { !isWorkbook || !["Sources", "Tests", "docs"].contains($0.first) }
      .map(\.file)
  }

  /// The names of folders and of a file that a name on the disk has; nil for what is passed over.
  private static func names(in name: String, ofFolder isFolder: Bool) -> [String]? {
    let names = name.split(separator: "\\").map(String.init).filter { ![".", ".."].contains($0) }
    guard let last = names.last, !name.hasSuffix("\\") else { return nil }
    let folders = isFolder ? names[...] : names.dropLast()
    guard !folders.contains(where: { $0.isHidden || $0.isSame(as: .solutions) }) else { return nil }
    return isFolder || !last.isHidden || last.isHiddenCode ? names : nil
  }
}

extension String {
  /// Whether a folder of this name is one that a system or a tool makes; a Mac adds one to archives.
  var isHidden: Bool { hasPrefix(".") || self == "__MACOSX" }

  /// Whether a hidden file is named all the same, for it may be meant as code; `._` begins a Mac's own.
  fileprivate var isHiddenCode: Bool { hasSuffix(".swift") && !hasPrefix("._") }

  /// Whether it names the folder, in upper or lower case.
  func isSame(as tree: Tree) -> Bool { lowercased() == tree.folder.lowercased() }
}
