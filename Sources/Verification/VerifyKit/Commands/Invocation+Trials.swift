import CommandKit
import CourseKit
import Foundation
import JudgeKit

extension Invocation {
  /// The lock of the copies in which variants are tried.
  static let trialsLock = ".build/workbook/verify.lock"

  /// Runs a body while no other run of this tool tries variants in the same workbook.
  ///
  /// Two runs have the same copies, in which each would replace files that the other is about to write.
  func withTrials<Result>(
    in workbook: Workbook, _ body: () async throws -> Result
  ) async throws -> Result {
    let file = workbook.url(Self.trialsLock)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let sentence = "Another run of verify uses this workbook. Waiting for its end.\n"
    return try await withLock(on: file, onWait: { console.errors(sentence) }, body)
  }
}
