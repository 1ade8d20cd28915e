import Testing

/// The test that has waited in vain last.
@MainActor private var disappointed: Test.ID?

/// Waits until a condition holds, and tells whether it came to hold.
///
/// The answer belongs into an `#expect` with a rule: an endless wait says nothing about VIPER.
///
/// The condition is looked at 240 times. The first looks follow each other at once, for an answer that is only a
/// turn away. The processor is free for what is waited for between the others, and longer between the last ones.
/// All of it is a quarter of a second: far beyond what an answer needs, and short enough for a learner who waits
/// for it at each save. A test that has waited in vain is red already, and waits a tenth of that the next time.
///
/// On a busy machine, the answer may still be under way then. So it gives up only after two more looks at which all
/// other threads were asleep, because what no thread works on never comes. An endless loop in another thread ends
/// the wait as well, after a few seconds.
///
/// - Parameters:
///   - looks: How often to look at the condition, at least, before giving up.
///   - condition: What to wait for; it is asked again and again on the main actor.
@MainActor public func eventually(
  looks: Int = 240, _ condition: () -> Bool
) async -> Bool {
  let test = Test.current?.id
  let least = test != nil && test == disappointed ? min(looks, 120) : looks
  for look in 0..<least {
    if condition() { return true }
    switch look {
    case 0..<20: await Task.detached {}.value
    case 20..<120: try? await Task.sleep(for: .microseconds(250))
    default: try? await Task.sleep(for: .milliseconds(2))
    }
  }
  var idleLooks = 0
  for _ in 0..<least * 20 where idleLooks < 2 {
    if condition() { return true }
    if Threads.areAllAsleep(after: .milliseconds(1)) { idleLooks += 1 }
    await settle()
  }
  if condition() { return true }
  disappointed = test
  return false
}
