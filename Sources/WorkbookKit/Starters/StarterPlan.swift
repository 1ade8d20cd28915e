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
  ///
  /// What stands in the way is moved, for it may be anything: a folder, or a link.
  func carryOut(in workbook: Workbook) throws {
    let files = FileManager.default
    let attic = workbook.url(".workbook/replaced-\(UUID().uuidString)")
    var undo: [() throws -> Void] = []
    do {
      for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
        let place = workbook.url(path)
        if workbook.exists(path) {
          let old = attic.appending(path: "\(undo.count)")
          try files.createDirectory(at: attic, withIntermediateDirectories: true)
          try files.moveItem(at: place, to: old)
          undo.append { try files.moveItem(at: old, to: place) }
        }
        guard let text else { continue }
        try files.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place, options: .atomic)
        undo.append { try files.removeItem(at: place) }
      }
    } catch {
      for step in undo.reversed() { try? step() }
      // Only when it is empty: what could not be moved back is kept.
      rmdir(attic.path)
      throw error
    }
    try? files.removeItem(at: attic)
  }
}
