import Testing

/// Looks, after each test, whether the pieces that it used are gone.
///
/// A reference can come to be while a piece is used: a closure that is kept at the first tap, a task
/// that never ends. A probe that looks right after the piece was made sees neither.
nonisolated public struct LetsGoTrait: SuiteTrait, TestTrait, TestScoping {
  let rule: Comment

  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let probes = await Probes()
    try await Probes.$ofTest.withValue(probes) { try await function() }
    let survivors = await probes.lastSurvivors()
    #expect(survivors == [], rule, sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == LetsGoTrait {
  /// Fails a test when a piece that it had watched is still alive after it.
  ///
  /// - Parameter rule: What the test then prints.
  nonisolated public static func letsGo(_ rule: Comment) -> LetsGoTrait { LetsGoTrait(rule: rule) }
}
