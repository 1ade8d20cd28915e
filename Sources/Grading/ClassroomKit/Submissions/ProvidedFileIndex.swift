import CourseKit

/// The files that the workbook's chapters have, to recognize them in other places and under other names.
struct ProvidedFileIndex {
  let sources: [ChapterSource]
  /// The chapters and paths that have a file of a name, by the name in lower case.
  private let places: [String: [(chapter: Chapter, path: String)]]

  init(_ sources: [ChapterSource]) {
    self.sources = sources
    let all = sources.flatMap { source in source.files.map { (source.chapter, $0.path) } }
    places = Dictionary(grouping: all) { $0.1.fileName.lowercased() }
  }

  /// The path in a chapter that a file has by its name, in upper or lower case; nil where the name is
  /// unknown there.
  func path(of file: SubmittedFile, in chapter: Chapter) -> String? {
    let paths = places(of: file).filter { $0.chapter == chapter }
    return paths.count == 1 ? paths[0].path : nil
  }

  /// The chapters that have a file of its name.
  func chapters(of file: SubmittedFile) -> Set<Chapter> { Set(places(of: file).map(\.chapter)) }

  private func places(of file: SubmittedFile) -> [(chapter: Chapter, path: String)] {
    // Some systems hide the ending, and a mailbox may add another one.
    let name = file.name.lowercased()
    return places[name.hasSuffix(".swift.txt") ? String(name.dropLast(4)) : name] ?? []
  }
}

extension String {
  /// What a path ends with.
  var fileName: Substring { split(separator: "/").last ?? "" }
}
