import CourseKit
import JudgeKit

extension ChapterCopy {
  /// A copy to try variants in.
  ///
  /// Every other chapter is broken in it, so that each build also proves that a chapter needs no other one.
  ///
  /// - Parameters:
  ///   - number: Tells the slots apart that are used at one time.
  ///   - judges: The tests that the copy has.
  static func slot(
    _ number: Int, of chapter: Chapter, in workbook: Workbook, _ judges: JudgingTests
  ) throws -> ChapterCopy {
    guard judges == .given else {
      let slot = try ChapterCopy("mutants/\(chapter.number)-\(number)", of: chapter, in: workbook)
      try slot.unlinkTests(from: workbook)
      try slot.linkTests(judges.files(of: chapter, in: workbook), from: workbook)
      return slot
    }
    let slot = try ChapterCopy("slots/\(number)", of: chapter, in: workbook)
    try slot.unlinkTests(from: workbook)
    for other in workbook.chapters where other != chapter {
      try slot.put(["Broken.swift": "\(other) does not compile.\n"], as: other)
    }
    return slot
  }
}
