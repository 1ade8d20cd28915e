import CourseKit

/// Does the same for both trees at once, since each has a build folder of its own.
func onBothTrees<Result: Sendable>(
  _ body: @escaping @Sendable (Tree) async throws -> Result
) async throws -> (exercises: Result, solutions: Result) {
  async let exercises = body(.exercises)
  async let solutions = body(.solutions)
  return try await (exercises, solutions)
}
