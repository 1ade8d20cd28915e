import CourseKit
import Foundation

/// A folder that a learner handed in: a copy of the workbook, its exercises alone, or a few of their files.
struct Submission {
  /// More files outside of the chapters' folders are not looked at.
  private static let looseLimit = 300

  /// The folder's name, which is the learner's.
  let name: String
  /// What was handed in for each chapter; a chapter without a file is missing.
  private(set) var chapters: [Chapter: SubmittedChapter] = [:]
  /// Why something could not be read as a whole.
  private(set) var notes: [String] = []
  /// The names in the notes, which may tell who made it.
  private(set) var ownFiles: [String] = []

  /// The submissions in a folder, by name.
  ///
  /// - Parameter given: The files of all chapters of the workbook.
  /// - Throws: An error of Foundation when the folder cannot be read.
  static func all(
    in folder: URL, of chapters: [Chapter], given: ProvidedFileIndex
  ) throws -> [Submission] {
    try names(in: folder).compactMap { UntrustedFile(folder.appending(path: $0)) }
      .filter { $0.isFolder || $0.isLink }
      .map { Submission(in: $0, of: chapters, given: given) }
  }

  /// The names of what lies beside the submissions and is none.
  ///
  /// - Throws: An error of Foundation when the folder cannot be read.
  static func others(in folder: URL) throws -> [String] {
    try names(in: folder).compactMap { name in
      guard let file = UntrustedFile(folder.appending(path: name)) else {
        return "\(name) (rename it: its name is not UTF-8)"
      }
      return file.isFolder || file.isLink ? nil : name
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.isHidden }
  }

  private init(in folder: UntrustedFile, of chapters: [Chapter], given: ProvidedFileIndex) {
    name = folder.url.lastPathComponent
    guard !folder.isLink else {
      notes = ["The folder is a link, which is not followed."]
      return
    }
    let files = SubmittedFile.all(in: folder)
    if files.contains(where: \.hasBackslash) {
      notes.append("The names of its files have backslashes, which count as folders.")
    }
    let loose = files.filter { file in
      !given.sources.contains { ChapterFolder.path(around: file, of: $0.chapter) != nil }
    }.prefix(Self.looseLimit)
    for source in given.sources where chapters.contains(source.chapter) {
      let folders = ChapterFolder.all(of: source, in: files)
      if let rival = folders.dropFirst().first(where: { $0.isRival(of: folders[0], in: source) }) {
        tellDoubt(of: source.chapter, [folders[0], rival].map(\.description))
        continue
      }
      var chapter = SubmittedChapter(folders.first, loose: Array(loose), of: source, given: given)
      if folders.count > 1 { chapter.folders = folders.map(\.description) }
      if !chapter.isEmpty { self.chapters[source.chapter] = chapter }
      tellFile(called: source.chapter, files)
    }
    if self.chapters.isEmpty, ownFiles.isEmpty { tellAbsence(of: chapters, files) }
  }

  private mutating func tellDoubt(of chapter: Chapter, _ folders: [String]) {
    ownFiles += folders
    notes.append(
      "\(folders.list) have different code, so \(chapter.target) was not judged."
        + " Remove the folder that does not count, and grade again.")
  }

  private mutating func tellFile(called chapter: Chapter, _ files: [SubmittedFile]) {
    let name = chapter.target.lowercased()
    guard let file = files.first(where: { $0.name.lowercased() == name }) else { return }
    ownFiles.append(file.description)
    notes.append(
      "\(file.description) is \(file.file.isLink ? "a link" : "not a folder"), and was ignored.")
  }

  private mutating func tellAbsence(of chapters: [Chapter], _ files: [SubmittedFile]) {
    let names = files.map(\.description)
    ownFiles = Array(names.prefix(5))
    notes += [
      "There is no \(chapters.count == 1 ? chapters[0].target : "folder of exercises") in it."
        + (files.isEmpty ? " It is empty." : " It contains \(names.list).")
    ]
  }
}
