/// The files that the workbook gives for its chapters, as a list in the workbook names them.
///
/// With the list, a file that is gone can be named without git, and a learner's own test can be told apart from
/// a given one.
package struct GivenFiles: Sendable {
  package static let path = "docs/given-files.txt"

  /// The paths, from the workbook's root; none when there is no list.
  private let paths: Set<String>

  /// - Parameter text: The list, with a path on each line.
  init(_ text: String) { paths = Set(text.lines.filter { !$0.isEmpty }) }

  /// The chapters whose files are listed.
  var chapters: [Chapter] {
    Set(paths.compactMap { $0.after("\(Tree.solutions.folder)/")?.prefix { $0 != "/" } })
      .compactMap { Chapter(folder: String($0)) }
  }

  func contains(_ file: String) -> Bool { paths.contains(file) }

  /// The listed files below a folder, sorted.
  package func paths(below folder: String) -> [String] {
    paths.filter { $0.hasPrefix("\(folder)/") }.sorted()
  }

  /// Whether a learner has added a file to a chapter's tests; of a chapter that is not listed, all are given.
  package func isOwnTest(_ file: String, of chapter: Chapter) -> Bool {
    let tests = "\(chapter.testFolder)/"
    return file.hasPrefix(tests) && !paths.contains(file)
      && paths.contains { $0.hasPrefix(tests) }
  }

  /// The list as the workbook's files are now.
  package static func text(of workbook: Workbook) -> String {
    let files = workbook.chapters.flatMap(\.givenFolders).flatMap { folder in
      workbook.files(below: folder).map { "\(folder)/\($0)" }
    }
    return ([Manifest.path] + files).map { "\($0)\n" }.joined()
  }
}
