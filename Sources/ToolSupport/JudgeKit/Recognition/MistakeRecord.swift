import CourseKit
import Foundation

/// How each mistake on a chapter's page makes its tests fail, as `verify` has seen it.
package struct MistakeRecord: Codable, Equatable, Sendable {
  /// The signatures by the mistakes' headings: "1.1 Fetches the posts itself".
  private let signatures: [String: FailureSignature]

  package init(_ signatures: [String: FailureSignature]) { self.signatures = signatures }

  /// Reads the record of a chapter; one that is missing or damaged knows no mistakes.
  package init(of chapter: Chapter, in workbook: Workbook) {
    let text = workbook.text(of: chapter.mistakeRecord) ?? ""
    self = (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? Self([:])
  }

  package init(from decoder: any Decoder) throws {
    signatures = try [String: FailureSignature](from: decoder)
  }

  package func encode(to encoder: any Encoder) throws { try signatures.encode(to: encoder) }

  package var headings: [String] { signatures.keys.sorted() }

  /// The mistakes of the same exercise that fail as this one does, itself included.
  package func headings(failingLike heading: String) -> [String] {
    guard let exercise = ExerciseNumber(testName: heading), let signature = signatures[heading]
    else { return [] }
    return headings(of: exercise, failingLike: signature)
  }

  /// The mistakes that another record knows otherwise, or that only one of the two knows.
  package func differences(from other: MistakeRecord) -> [String] {
    Set(signatures.keys).union(other.signatures.keys)
      .filter { signatures[$0] != other.signatures[$0] }.sorted()
  }

  /// The mistakes of an exercise that fail in this way, by their headings.
  package func headings(
    of exercise: ExerciseNumber, failingLike signature: FailureSignature
  ) -> [String] {
    signatures.filter { ExerciseNumber(testName: $0.key) == exercise && $0.value == signature }
      .keys.sorted()
  }

  /// The record as it is kept: a line for each failure, in an order that does not change.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
