import CourseKit
import Foundation

/// How many hints of each exercise have been shown: all that the tool remembers of a learner.
struct HintHistory {
  static let path = ".workbook/hints.json"

  private let workbook: Workbook
  private var counts: [String: Int] = [:]
  /// Whether there is a file that cannot be read; then the counts begin again.
  let isDamaged: Bool

  init(_ workbook: Workbook) {
    self.workbook = workbook
    let data = try? Data(contentsOf: workbook.url(Self.path))
    let read = data.flatMap { try? JSONDecoder().decode([String: Int].self, from: $0) }
    isDamaged = workbook.exists(Self.path) && read == nil
    counts = read ?? [:]
  }

  func count(of exercise: ExerciseNumber) -> Int { counts[exercise.description] ?? 0 }

  /// Remembers a count.
  ///
  /// - Throws: An error of Foundation when the file cannot be written.
  mutating func remember(_ count: Int, of exercise: ExerciseNumber) throws {
    counts[exercise.description] = count
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = workbook.url(Self.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(counts).write(to: url, options: .atomic)
  }
}
