/// One of the two trees that a chapter is built from.
enum Tree: String, CaseIterable, Sendable {
  case exercises
  case solutions

  /// The tree's folder at the root of the workbook.
  var folder: String {
    switch self {
    case .exercises: "Exercises"
    case .solutions: "Solutions"
    }
  }
}

/// Does the same for both trees at once, since each has a build folder of its own.
func onBothTrees<Result: Sendable>(
  _ body: @escaping @Sendable (Tree) async throws -> Result
) async throws -> (exercises: Result, solutions: Result) {
  async let exercises = body(.exercises)
  async let solutions = body(.solutions)
  return try await (exercises, solutions)
}
