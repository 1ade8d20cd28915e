/// Waits until a condition holds, and tells whether it came to hold.
///
/// The answer belongs into an `#expect` with a rule: an endless wait says nothing about VIPER.
///
/// The condition is looked at a thousand times. The first looks follow each other at once, for an answer that
/// is only a turn away. Before each of the others is a quarter of a millisecond in which the processor is free
/// for what is waited for. All of it is half a second: far beyond what an answer needs, and short enough for a
/// learner who waits for it at each save. Beside 24 endless loops on two cores no answer took 230 looks.
///
/// - Parameter condition: What to wait for; it is asked again and again on the main actor.
@MainActor public func eventually(_ condition: () -> Bool) async -> Bool {
  for look in 0..<1_000 {
    if condition() { return true }
    if look < 20 {
      await Task.detached {}.value
    } else {
      try? await Task.sleep(for: .microseconds(250))
    }
  }
  return condition()
}
