import CourseKit
import Foundation

/// A folder to build a chapter in with other code than the workbook's.
///
/// It is a workbook of links, but for its exercises, which are what is put there.
package struct ChapterCopy: Sendable {
  /// The folder as a workbook.
  package let workbook: Workbook
  package let chapter: Chapter
  /// What the compiler makes of the system's modules.
  private let modules: URL

  /// Opens a copy, or makes it; it is kept between runs, so that the next build has less to do.
  ///
  /// - Parameter name: The name of its folder, below the workbook's own builds.
  package init(_ name: String, of chapter: Chapter, in original: Workbook) throws {
    let files = FileManager.default
    let root = original.url(".build/workbook/\(name)")
    try files.createDirectory(
      at: root.appending(path: Tree.exercises.folder), withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: original.root.path) {
      guard !name.hasPrefix("."), name != Tree.exercises.folder else { continue }
      let link = root.appending(path: name).path
      let target = original.url(name).path
      guard (try? files.destinationOfSymbolicLink(atPath: link)) != target else { continue }
      try? files.removeItem(atPath: link)
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
    workbook = try Workbook(root: root)
    self.chapter = chapter
    modules = ChapterBuild.modules(of: original)
  }

  /// A build of the chapter with what was put there.
  package func build(chosenSystem: BuildSystem?) -> ChapterBuild {
    ChapterBuild(
      workbook: workbook, tree: .exercises, chapter: chapter, chosenSystem: chosenSystem,
      folder: workbook.url(".build/workbook"), modules: modules)
  }

  /// Makes the chapter's exercise files what is given, and leaves those alone that are so already.
  package func put(_ texts: [String: String]) throws { try put(texts, as: chapter) }

  /// Makes the exercise files of another chapter what is given.
  package func put(_ texts: [String: String], as chapter: Chapter) throws {
    let folder = chapter.folder(in: .exercises)
    for path in workbook.files(below: folder) where texts[path] == nil {
      try remove(path, in: folder)
    }
    for (path, text) in texts where workbook.text(of: "\(folder)/\(path)")?.bytes != text.bytes {
      let url = workbook.url("\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let former = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      try Data(text.utf8).write(to: url)
      try former?.contentModificationDate.map { try FileManager.default.date(url.path, after: $0) }
    }
  }

  /// Removes a file, and the folders that are empty without it: a file may come in the place of one.
  private func remove(_ path: String, in folder: String) throws {
    let files = FileManager.default
    try files.removeItem(at: workbook.url("\(folder)/\(path)"))
    var place = path
    while let slash = place.lastIndex(of: "/") {
      place = String(place[..<slash])
      let url = workbook.url("\(folder)/\(place)")
      guard try files.contentsOfDirectory(atPath: url.path).isEmpty else { return }
      try files.removeItem(at: url)
    }
  }
}
