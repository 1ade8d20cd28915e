import CourseKit
import Foundation
import JudgeKit

/// A folder to build a chapter in with other code than the workbook's.
///
/// It is a workbook of links, but for its exercises. In those, every other chapter is broken, so that
/// each build also proves that a chapter needs no other one.
struct Slot {
  private static let brokenFile = "Broken.swift"

  /// The folder as a workbook, whose exercises are what was put there.
  let workbook: Workbook
  let chapter: Chapter

  /// Opens a slot, or makes it.
  ///
  /// It is kept between runs, and for every chapter, so that the next build has less to do.
  ///
  /// - Parameter number: Tells the slots apart that are used at one time.
  init(_ number: Int, of chapter: Chapter, in original: Workbook) throws {
    let files = FileManager.default
    let root = original.url(".build/workbook/slots/\(number)")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
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
    for other in original.chapters where other != chapter {
      let broken = "\(other) does not compile.\n"
      try put([Self.brokenFile: broken], in: other.folder(in: .exercises))
    }
  }

  /// A build of the chapter with what was put there.
  func build(chosenSystem: BuildSystem?, modules: URL) -> ChapterBuild {
    ChapterBuild(
      workbook: workbook, tree: .exercises, chapter: chapter, chosenSystem: chosenSystem,
      folder: workbook.url(".build/workbook"), modules: modules)
  }

  /// Makes the chapter's exercise files what is given, and leaves those alone that are so already.
  func put(_ texts: [String: String]) throws {
    try put(texts, in: chapter.folder(in: .exercises))
  }

  private func put(_ texts: [String: String], in folder: String) throws {
    for (path, text) in texts where workbook.text(of: "\(folder)/\(path)") != text {
      let url = workbook.url("\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let former = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      try Data(text.utf8).write(to: url)
      try former?.contentModificationDate.map { try date(url, after: $0) }
    }
    for path in workbook.files(below: folder) where texts[path] == nil {
      try FileManager.default.removeItem(at: workbook.url("\(folder)/\(path)"))
    }
  }

  /// Dates a file so that the compiler notices its change.
  ///
  /// It compares dates in whole seconds, and misses a second change within one (Swift 6.3.1).
  private func date(_ url: URL, after former: Date) throws {
    let date = Date(timeIntervalSince1970: former.timeIntervalSince1970.rounded(.down) + 1)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
  }
}
