import CourseKit
import Foundation

extension ChapterBuild {
  /// Looks whether the compiler can be given the sources.
  ///
  /// - Throws: `BuildFailure` that names a file which is too large.
  package func checkSizes() throws {
    for path in sources().keys.sorted() {
      let name = FileLocation(path: path, line: nil, root: workbook.root).file
      guard let problem = FileProblem(sizeOf: URL(filePath: path), name: name) else { continue }
      let error = CompilerDiagnostic(.error, problem.description, at: nil)
      throw BuildFailure(diagnostics: [error], output: problem.description)
    }
  }

  /// The file that a compiler which does not get on may be busy with: the chapter's largest that has
  /// changed, or its largest when none has.
  ///
  /// - Parameter changes: The files that have changed since the last build, by their full paths.
  /// - Returns: Its path from the workbook's root.
  func suspect(among changes: Set<String>) -> String? {
    let own = workbook.stamps(below: chapter.folder(in: tree))
    let changed = own.filter { changes.contains($0.key) }
    let largest = (changed.isEmpty ? own : changed).max {
      ($0.value.size, $0.key) < ($1.value.size, $1.key)
    }
    return largest.map { FileLocation(path: $0.key, line: nil, root: workbook.root).file }
  }

  /// The sources of the chapter, and of all that it is built with.
  func sources() -> SourceStamps {
    let stamps = ["Sources", "Tests", chapter.folder(in: tree)].map(workbook.stamps(below:))
    let manifest = workbook.url(Manifest.path).path
    return stamps.reduce(into: [manifest: FileStamp(manifest)].compactMapValues(\.self)) {
      $0.merge($1) { $1 }
    }
  }
}
