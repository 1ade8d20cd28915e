import CommandKit
import CourseKit
import Foundation
import JudgeKit

extension Verification {
  /// Uses what earlier runs have proved, and keeps what this one proves.
  ///
  /// - Parameter fresh: Whether everything is proved again.
  mutating func remember(fresh: Bool) async {
    memory = ProofMemory(in: console.environment)
    isFresh = fresh
    facts = [
      await Toolchain.description(in: workbook.root), ProgramFile.path(of: "swift") ?? "",
      ProcessInfo.processInfo.operatingSystemVersionString, buildSystem?.rawValue ?? "",
    ]
  }
}
