/// Waits until a condition holds, and tells whether it came to hold.
///
/// The answer belongs into an `#expect` with a rule: an endless wait says nothing about VIPER.
///
/// The limit is far beyond what an answer needs, and short enough for a learner who waits for it at each save:
/// half a second, *and* ten thousand turns. A turn leaves the main actor and comes back, as an answer does.
/// So a machine that is busy with other things takes longer over the turns as well, and a wait is not over
/// before an answer had its turn. Beside 24 endless loops on two cores no answer took 4,000 turns.
///
/// - Parameter condition: What to wait for; it is asked again and again on the main actor.
@MainActor public func eventually(_ condition: () -> Bool) async -> Bool {
  let start = ContinuousClock.now
  var turns = 0
  while !condition() {
    guard turns < 10_000 || ContinuousClock.now - start < .milliseconds(500) else { return false }
    await Task.detached {}.value
    turns += 1
  }
  return true
}
