import CourseKit

/// A folder of a submission that has the name of a chapter, in upper or lower case.
struct ChapterFolder {
  let path: [String]
  let files: [SubmittedFile]

  var description: String { path.joined(separator: "/") }

  /// The folder that a file belongs to, of those with a chapter's name around it; nil outside of all.
  static func path(around file: SubmittedFile, of chapter: Chapter) -> [String]? {
    let name = chapter.target.lowercased()
    return file.path.dropLast().lastIndex { $0.lowercased() == name }.map {
      Array(file.path[...$0])
    }
  }

  /// The folders of a chapter, and first the one that is meant.
  ///
  /// A copy in which nothing is written is not meant where there is another one. Then the highest counts,
  /// and of those, the one in `Exercises`.
  static func all(of source: ChapterSource, in files: [SubmittedFile]) -> [ChapterFolder] {
    let folders = Dictionary(grouping: files) { path(around: $0, of: source.chapter) }
      .compactMap { path, files in path.map { ChapterFolder(path: $0, files: files) } }
      .sorted { ($0.rank, $0.description) < ($1.rank, $1.description) }
    guard folders.count > 1 else { return folders }
    let begun = folders.map { $0.isBegun(source) }
    return zip(folders, begun).filter(\.1).map(\.0) + zip(folders, begun).filter { !$1 }.map(\.0)
  }

  /// Whether nothing tells which of two folders counts.
  func isRival(of other: ChapterFolder, in source: ChapterSource) -> Bool {
    rank == other.rank && isBegun(source) == other.isBegun(source)
      && code(of: source) != other.code(of: source)
  }

  private var rank: Int {
    2 * path.count + (path.dropLast().last?.isSame(as: .exercises) == true ? 0 : 1)
  }

  /// The code of the learner's files, as it is compared; provided files are not judged.
  private func code(of source: ChapterSource) -> [String: String?] {
    let code = files.filter(\.isCode).map { (path: $0.path(from: path), file: $0.file) }
      .filter { source.providedFile(at: $0.path) == nil }
      .map { ($0.path, $0.file.text()?.lines.codeSubstance) }
    return Dictionary(code) { $1 }
  }

  private func isBegun(_ source: ChapterSource) -> Bool {
    code(of: source).contains { path, code in
      code != source.starters[path]?.lines.codeSubstance
    }
  }
}
