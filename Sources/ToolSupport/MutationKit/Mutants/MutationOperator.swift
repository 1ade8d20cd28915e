/// A way to make wrong answers out of a right one, as mutation testing calls it.
package struct MutationOperator: Sendable {
  /// What the wrong answer does, after its exercise's number: "leaves a line out".
  package let name: String
  /// What a comment calls it that dismisses such a change: "leave-out".
  package let word: String
  /// What to ask about a change that no test notices.
  package let question: String
  /// The region's lines, each time with one change.
  let answers: @Sendable (RegionCode) -> [[String]]

  /// The first one that makes an answer gives it its name.
  package static let all: [MutationOperator] = [
    .leaveOut, .duplicateStatement, .swap, .mutateCondition, .replaceValue, .holdStrongly,
    .skipSecondCall, .useTask, .deferLastStatement, .runStatementOnce, .sendMore,
  ]
}
