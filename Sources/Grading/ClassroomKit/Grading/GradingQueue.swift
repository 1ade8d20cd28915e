import CourseKit

/// Hands out what is to be judged, so that what has the same declarations is judged by one worker, one after
/// the other: only where they change, the tests have to be compiled again.
actor GradingQueue {
  private struct Entry {
    let submission: Submission
    let outline: [String]
  }

  private var entries: [Entry]
  private var outlines: [Int: [String]] = [:]

  init(_ submissions: [Submission], of chapter: Chapter) {
    entries = submissions.map {
      Entry(submission: $0, outline: $0.chapters[chapter]?.outline ?? [])
    }
  }

  /// The next submission for a worker; nil when none is left.
  func next(for worker: Int) -> Submission? {
    let others = outlines.filter { $0.key != worker }.map(\.value)
    let index =
      entries.firstIndex { $0.outline == outlines[worker] }
      ?? entries.firstIndex { !others.contains($0.outline) } ?? entries.indices.first
    guard let index else { return nil }
    let entry = entries.remove(at: index)
    outlines[worker] = entry.outline
    return entry.submission
  }
}
