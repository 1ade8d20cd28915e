import CourseKit

/// What a check found, and of the things that it looked at one by one, how many are right: "3 of 4".
typealias CheckResult = (findings: [Finding], share: String?)

/// Something that `verify` proves.
struct Check: Sendable {
  enum Scope: Sendable {
    case chapter(@Sendable (Chapter, Verification) async throws -> [Finding])
    case workbook(@Sendable (Verification) async throws -> [Finding])
    /// Tries variants of a chapter. Those of all checks that run are tried together.
    case experiments(@Sendable (ChapterSource, Verification) throws -> Experiments)
  }

  /// The word for it on the command line: "starters".
  let name: String
  /// What holds when it finds nothing, as the end of a sentence that begins with the chapter.
  let claim: String
  let scope: Scope
  /// The files and folders that its verdict about a chapter depends on, or about all that are verified.
  var inputs: @Sendable (Chapter?, Verification) -> [String] = { chapter, verification in
    let workbook = verification.workbook
    return chapter.map { ProofInputs.shared(in: workbook) + ProofInputs.own($0) }
      ?? ProofInputs.all(in: workbook)
  }
  /// The parts of further files that its verdict depends on, where the rest of them decides nothing.
  var facts: @Sendable (Chapter?, Verification) -> [String] = { _, _ in [] }

  /// Whether it looks at one chapter after the other.
  var isOfChapter: Bool {
    if case .workbook = scope { false } else { true }
  }
}
