import Foundation

/// What would make the exercise files equal to their starters.
struct StarterPlan {
  /// The new text of each file that must change, by its path from the root; nil where it must go.
  var changes: [String: String?] = [:]
  /// The files among them that hold a learner's work.
  var learnersFiles: [String] = []

  var written: [String] { changes.filter { $0.value != nil }.keys.sorted() }
  var deleted: [String] { changes.filter { $0.value == nil }.keys.sorted() }

  /// Makes the changes: all of them, or none when one fails.
  func carryOut(in workbook: Workbook) throws {
    var undo: [(url: URL, data: Data?)] = []
    do {
      for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
        let url = workbook.url(path)
        let data = try? Data(contentsOf: url)
        try Self.put(text.map { Data($0.utf8) }, at: url)
        undo.append((url, data))
      }
    } catch {
      for (url, data) in undo.reversed() { try? Self.put(data, at: url) }
      throw error
    }
  }

  private static func put(_ data: Data?, at url: URL) throws {
    let files = FileManager.default
    if let data {
      try files.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } else if files.fileExists(atPath: url.path) {
      try files.removeItem(at: url)
    }
  }
}
