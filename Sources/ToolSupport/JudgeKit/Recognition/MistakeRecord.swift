import CourseKit
import Foundation

/// How each mistake on a chapter's page makes its tests fail, as `verify` has seen it.
package struct MistakeRecord: Equatable, Sendable {
  /// The signatures of the failures by the mistakes' headings: "1.1 Fetches the posts itself".
  private let signatures: [String: String]

  package init(_ patterns: [String: FailurePattern]) {
    signatures = patterns.mapValues(\.signature)
  }

  /// Reads the record of a chapter; one that is missing or damaged knows no mistakes.
  package init(of chapter: Chapter, in workbook: Workbook) {
    let text = workbook.text(of: chapter.mistakeRecord) ?? ""
    signatures = (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
  }

  package var headings: [String] { signatures.keys.sorted() }

  /// The signature of a mistake; nil when the record doesn't know it.
  package subscript(heading: String) -> String? { signatures[heading] }

  /// The mistakes of the same exercise that fail as this one does, itself included.
  package func headings(failingLike heading: String) -> [String] {
    guard let exercise = ExerciseNumber(testName: heading), let signature = signatures[heading]
    else { return [] }
    return headings(of: exercise, signature)
  }

  /// The mistakes that another record knows otherwise, or that only one of the two knows.
  package func differences(from other: MistakeRecord) -> [String] {
    Set(signatures.keys).union(other.signatures.keys)
      .filter { signatures[$0] != other.signatures[$0] }.sorted()
  }

  /// The mistakes of an exercise that fail in this way, by their headings.
  package func headings(
    of exercise: ExerciseNumber, failingLike pattern: FailurePattern
  ) -> [String] {
    headings(of: exercise, pattern.signature)
  }

  private func headings(of exercise: ExerciseNumber, _ signature: String) -> [String] {
    signatures.filter { ExerciseNumber(testName: $0.key) == exercise && $0.value == signature }
      .keys.sorted()
  }

  /// The record as it is kept: a line for each mistake, in an order that does not change.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(signatures), as: UTF8.self) + "\n"
  }
}
