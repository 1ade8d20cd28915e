import Foundation

/// The files of a chapter that a learner edits.
struct WatchedFiles: Sendable {
  typealias Stamps = [String: FileStamp]

  let workbook: Workbook
  /// Their folder, from the workbook's root.
  let folder: String

  /// The files as they are; hidden ones are left out.
  func stamps() -> Stamps {
    let folder = workbook.url(folder).path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { stamps, name in
      guard !name.hasPrefix("."), !name.contains("/.") else { return }
      stamps["\(folder)/\(name)"] = FileStamp("\(folder)/\(name)")
    }
  }

  /// Waits until the files are not what they were, and stay so for a moment: a file may be seen half
  /// written.
  ///
  /// - Throws: `CancellationError`.
  func change(since old: Stamps) async throws -> Stamps {
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
