/// Something that `workbook verify` proves.
struct Check: Sendable {
  enum Scope: Sendable {
    case chapter(@Sendable (Chapter, Verification) async throws -> [Finding])
    case workbook(@Sendable (Verification) async throws -> [Finding])
  }

  /// The word for it on the command line: "starters".
  let name: String
  /// What holds when it finds nothing, as the end of a sentence that begins with the chapter.
  let claim: String
  let scope: Scope
}
