/// What `workbook mutants` has found about a learner's own tests, which it writes down in Swift.
package struct MutantsResult: Sendable {
  /// The types and functions that were changed.
  package let types: [String]
  /// How many changes count: those that compile, and that aren't dismissed.
  package let changes: Int
  /// How many of them a test noticed.
  package let noticed: Int
  /// The changes that no user can notice, as the learner says, each with the reason.
  package let dismissed: [String]
  /// The fingerprint of the types and of the tests.
  package let fingerprint: String

  /// Writes a result down.
  ///
  /// - Parameters:
  ///   - types: The types and functions that were changed.
  ///   - changes: How many changes count: those that compile, and that aren't dismissed.
  ///   - noticed: How many of them a test noticed.
  ///   - dismissed: The changes that no user can notice, as the learner says, each with the reason.
  ///   - fingerprint: Stands for the types and the tests as they were.
  package init(
    of types: [String], changes: Int, noticed: Int, dismissed: [String] = [], fingerprint: String
  ) {
    (self.types, self.changes, self.noticed) = (types, changes, noticed)
    (self.dismissed, self.fingerprint) = (dismissed, fingerprint)
  }

  /// What is missing; nil if there are ten changes or more, of which at least eight of ten were noticed.
  package var shortfall: String? {
    let names = types.joined(separator: ", ")
    if changes < 10 { return "only \(changes) changes of \(names) count" }
    return Self.isEnough(noticed, of: changes)
      ? nil : "\(noticed) of \(changes) changes of \(names) are noticed"
  }

  /// Whether eight of ten changes are noticed, which is a good result for one type.
  package static func isEnough(_ noticed: Int, of changes: Int) -> Bool {
    noticed * 10 >= changes * 8
  }
}
