import CourseKit
import Foundation

/// A folder that somebody handed in: a copy of the workbook, or its exercises alone.
struct Submission {
  /// How many folders may lie around the exercises.
  private static let depthLimit = 4

  /// The folder's name, which stands for whoever made it.
  let name: String
  /// What was handed in for each chapter; a chapter without a folder is missing.
  let chapters: [Chapter: SubmittedChapter]
  /// Why it could not be read as a whole.
  let notes: [String]

  /// The submissions in a folder, by name.
  ///
  /// - Throws: An error of Foundation when the folder cannot be read.
  static func all(in folder: URL, of chapters: [Chapter]) throws -> [Submission] {
    try names(in: folder).compactMap { StrangeFile(folder.appending(path: $0)) }
      .filter { $0.isFolder || $0.isLink }
      .map { Submission(in: $0, of: chapters) }
  }

  /// The names of what lies beside the submissions and is none.
  ///
  /// - Throws: An error of Foundation when the folder cannot be read.
  static func others(in folder: URL) throws -> [String] {
    try names(in: folder).compactMap { name in
      guard let file = StrangeFile(folder.appending(path: name)) else {
        return "\(name) (rename it: its name is not UTF-8)"
      }
      return file.isFolder || file.isLink ? nil : name
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !isHidden($0) }
  }

  /// Whether nobody has made it on purpose; a Mac adds a folder to the archives that it makes.
  private static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "__MACOSX"
  }

  private init(in folder: StrangeFile, of chapters: [Chapter]) {
    name = folder.url.lastPathComponent
    guard !folder.isLink else {
      self.chapters = [:]
      notes = ["The folder is a link, and was not followed."]
      return
    }
    let places = Self.exercises(in: folder, of: chapters)
    let exercises = places.first
    var found: [Chapter: SubmittedChapter] = [:]
    var notes: [String] = []
    if let exercises, let other = places.dropFirst().first {
      let (one, two) = (exercises.path(in: folder), other.path(in: folder))
      notes.append("\(one) was judged. \(two) has exercises, too.")
    } else if exercises == nil {
      let names = folder.contents().map(\.url.lastPathComponent)
      notes.append(
        "There is no \(chapters.count == 1 ? chapters[0].target : "folder of exercises") in it."
          + (names.isEmpty ? " It is empty." : " It holds \(names.leftOut)."))
    }
    for chapter in chapters {
      guard let place = exercises?.url.appending(path: chapter.target),
        let folder = StrangeFile(place)
      else { continue }
      if folder.isFolder {
        found[chapter] = SubmittedChapter(in: folder)
      } else {
        notes.append("\(chapter.target) is no folder, and was left out.")
      }
    }
    self.chapters = found
    self.notes = notes
  }

  /// The folders that hold chapters: `Exercises` first, or the folder itself.
  ///
  /// What is unpacked from an archive often lies in a few more folders. The highest counts.
  private static func exercises(in folder: StrangeFile, of chapters: [Chapter]) -> [StrangeFile] {
    var floor = [folder]
    for _ in 0...depthLimit {
      let places = floor.filter { folder in
        chapters.contains { StrangeFile(folder.url.appending(path: $0.target)) != nil }
      }
      if !places.isEmpty {
        let named = places.filter { $0.url.lastPathComponent == Tree.exercises.folder }
        return named.isEmpty ? places : named
      }
      floor = floor.flatMap { $0.contents() }.filter {
        let name = $0.url.lastPathComponent
        return $0.isFolder && !isHidden(name) && name != Tree.solutions.folder
      }
    }
    return []
  }
}
