/// Waits until a condition holds, and tells whether it did in time.
///
/// The answer belongs into an `#expect` with a rule: an endless wait says nothing about VIPER.
///
/// - Parameters:
///   - limit: How long to wait at most.
///   - condition: What to wait for; it is asked again and again on the main actor.
@MainActor public func eventually(
  within limit: Duration = .seconds(5), _ condition: () -> Bool
) async -> Bool {
  let deadline = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < deadline else { return condition() }
    await Task.yield()
  }
  return true
}
