import Foundation

/// The files of a chapter that a learner edits.
struct WatchedFiles: Sendable {
  typealias Stamps = [String: FileStamp]

  let workbook: Workbook
  /// Their folder, from the workbook's root.
  let folder: String

  func stamps() -> Stamps {
    let paths = workbook.files(below: folder).map { workbook.url("\(folder)/\($0)").path }
    return paths.reduce(into: [:]) { $0[$1] = FileStamp($1) }
  }

  /// Waits until the files are not what they were, and stay so for a moment: a file may be seen half
  /// written.
  ///
  /// - Throws: `CancellationError`.
  func change(since old: Stamps) async throws -> Stamps {
    var last = old
    while true {
      // Looking is cheap, and the same everywhere; being told of changes is not.
      try await Task.sleep(for: .milliseconds(60))
      let now = stamps()
      if now != old, now == last { return now }
      last = now
    }
  }
}
