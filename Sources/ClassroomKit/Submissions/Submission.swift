import CourseKit
import Foundation

/// A folder that somebody handed in: a copy of the workbook, or its exercises alone.
struct Submission {
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
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !isHidden($0) }
      .compactMap { StrangeFile(folder.appending(path: $0)) }
      .filter { $0.isFolder || $0.isLink }
      .map { Submission(in: $0, of: chapters) }
  }

  /// The names of what lies beside the submissions and is none.
  static func others(in folder: StrangeFile) -> [String] {
    folder.contents().filter { !$0.isFolder && !$0.isLink }
      .map(\.url.lastPathComponent).filter { !isHidden($0) }
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
    let exercises = Self.exercises(in: folder, of: chapters)
    var found: [Chapter: SubmittedChapter] = [:]
    var notes: [String] = exercises == nil ? ["There is no folder of exercises in it."] : []
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

  /// The folder that holds the chapters: `Exercises`, or the folder itself.
  ///
  /// What is unpacked from an archive often lies in one more folder.
  private static func exercises(in folder: StrangeFile, of chapters: [Chapter]) -> StrangeFile? {
    func holdsChapters(_ folder: StrangeFile) -> Bool {
      chapters.contains { StrangeFile(folder.url.appending(path: $0.target)) != nil }
    }
    func folders(in folder: StrangeFile) -> [StrangeFile] {
      folder.contents().filter { $0.isFolder && !isHidden($0.url.lastPathComponent) }
    }
    let folders = folders(in: folder)
    let inner = folders.count == 1 ? folders[0].contents().filter(\.isFolder) : []
    return ([folder] + folders + inner).filter {
      $0.url.path == folder.url.path || $0.url.lastPathComponent == Tree.exercises.folder
        || folders.count == 1
    }.first(where: holdsChapters)
  }
}
