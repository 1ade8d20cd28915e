import Foundation

/// A copy of each starter as this tool last wrote it, to tell a learner's changes from none.
///
/// Losing it loses nothing: the tool then asks before it overwrites.
struct StarterRecord {
  private let workbook: Workbook

  init(_ workbook: Workbook) { self.workbook = workbook }

  func text(of path: String) -> String? { workbook.text(of: place(of: path)) }

  /// Remembers a starter, or forgets it when it is nil.
  func keep(_ text: String?, of path: String) {
    let url = workbook.url(place(of: path))
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let text {
      try? Data(text.utf8).write(to: url, options: .atomic)
    } else {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func place(of path: String) -> String { ".workbook/starters/\(path)" }
}
