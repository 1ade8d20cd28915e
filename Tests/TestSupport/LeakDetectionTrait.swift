import Testing

/// Looks, after each test, whether the objects that it used are deallocated.
///
/// A reference can come to be while an object is used: a closure that is kept at the first tap, a task
/// that never ends. A check right after it was made sees neither.
nonisolated public struct LeakDetectionTrait: SuiteTrait, TestTrait, TestScoping {
  let rule: Comment

  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let detector = await LeakDetector()
    try await LeakDetector.$ofTest.withValue(detector) { try await function() }
    let survivors = await detector.lastSurvivors()
    #expect(survivors == [], rule, sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == LeakDetectionTrait {
  /// Fails a test when an object that it had watched is still alive after it.
  ///
  /// - Parameter rule: What the test then prints.
  nonisolated public static func detectsLeaks(_ rule: Comment) -> LeakDetectionTrait {
    LeakDetectionTrait(rule: rule)
  }
}
