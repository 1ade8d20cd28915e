import Foundation
import JudgeKit

/// Where a learner stands, in the form for programs that `docs/workbook.md` describes.
///
/// Names and meanings stay as they are; what is new comes beside them.
struct ReportsJSON: Encodable {
  let version = 1
  let chapters: [ChapterReport]

  private enum CodingKeys: CodingKey {
    case version, chapters
  }

  /// The reports as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
