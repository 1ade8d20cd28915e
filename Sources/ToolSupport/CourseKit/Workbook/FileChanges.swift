import Foundation

/// New texts for files, and files that go away.
package struct FileChanges {
  /// The new text of each file, by its path from the workbook's root; nil where the file goes away.
  private var texts: [String: String?] = [:]

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }
  package var paths: [String] { texts.keys.sorted() }
  package var written: [String] { texts.filter { $0.value != nil }.keys.sorted() }
  package var deleted: [String] { texts.filter { $0.value == nil }.keys.sorted() }

  /// Adds a change; a text that is nil deletes the file.
  package mutating func set(_ text: String?, at path: String) { texts[path] = .some(text) }

  /// Adds the changes of other files.
  package mutating func formUnion(_ other: FileChanges) { texts.merge(other.texts) { $1 } }

  /// Makes the changes: all of them, or none when one fails.
  ///
  /// What stands in the way is moved, for it may be anything: a folder, or a link. A file keeps its line
  /// endings.
  ///
  /// - Throws: An error of Foundation when a file cannot be written.
  package func apply(in workbook: Workbook) throws {
    let files = FileManager.default
    let attic = workbook.url(".workbook/replaced-\(UUID().uuidString)")
    var undo: [() throws -> Void] = []
    do {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        let place = workbook.url(path)
        let endings = workbook.lineEndings(of: path)
        if workbook.exists(path) {
          let old = attic.appending(path: "\(undo.count)")
          try files.createDirectory(at: attic, withIntermediateDirectories: true)
          try files.moveItem(at: place, to: old)
          undo.append { try files.moveItem(at: old, to: place) }
        }
        guard let text else { continue }
        try files.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        let new = endings?.applied(to: text) ?? text
        try Data(new.utf8).write(to: place, options: .atomic)
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
