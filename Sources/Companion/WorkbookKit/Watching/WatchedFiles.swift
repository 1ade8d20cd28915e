import CourseKit
import Foundation
import JudgeKit

/// The files of a chapter that a learner edits.
struct WatchedFiles: Sendable {
  let workbook: Workbook
  /// Their folders, from the workbook's root: that of the exercises, and the tests, where a learner adds some.
  let folders: [String]

  /// The files that the build compiles, as they are: no other file can change a verdict.
  func stamps() -> SourceStamps {
    folders.map(workbook.stamps).reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// Waits until the files are not what they were, and stay so for a moment: a file may be seen half
  /// written.
  ///
  /// - Throws: `CancellationError`.
  func change(since old: SourceStamps) async throws -> SourceStamps {
    var last = old
    while true {
      // Looking is cheap, and the same everywhere; being told of changes is not.
      try await Task.sleep(for: .milliseconds(25))
      let now = stamps()
      if now != old, now == last { return now }
      last = now
    }
  }
}
