/// One of the two trees that a chapter is built from.
package enum Tree: String, CaseIterable, Sendable {
  case exercises
  case solutions

  /// The tree's folder at the root of the workbook.
  package var folder: String {
    switch self {
    case .exercises: "Exercises"
    case .solutions: "Solutions"
    }
  }
}
