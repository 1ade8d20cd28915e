/// Waits for what needs no time but turns, and tells whether it came to hold.
///
/// Each look gives a turn to the main actor and to the tasks in the background, and none of them sleeps. So what
/// pauses is not there yet when the looks end. Beside a busy processor, one answer in thousands may be late as well;
/// so look several times before you call it a pause.
///
/// - Parameter condition: What to wait for; it is asked again and again on the main actor.
@MainActor public func soon(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<200 {
    if condition() { return true }
    await Task.detached {}.value
  }
  return condition()
}
