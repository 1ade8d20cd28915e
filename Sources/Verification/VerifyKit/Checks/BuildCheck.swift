import CourseKit
import JudgeKit

extension Check {
  /// Both trees and their apps compile, and the compiler has nothing to say.
  static let build = Check(
    name: "build", claim: "both trees build without a warning",
    scope: .chapter { chapter, verification in
      let found = try await onBothTrees { tree in
        let build = verification.strictBuild(of: chapter, in: tree)
        do {
          _ = try await build.exclusively { try await build.app() }
          return [Finding]()
        } catch let failure as BuildFailure {
          return failure.findings
        }
      }
      // What both trees share is said once.
      return found.exercises + found.solutions.filter { !found.exercises.contains($0) }
    })
}
