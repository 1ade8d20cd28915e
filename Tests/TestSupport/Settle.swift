/// Lets the tasks that have begun, and all that they begin, come to their end.
///
/// A task that was begun on the main actor has its turn at the first yield, and a task that it begins at the next one.
/// So a message may go through six tasks, from a view to its interactor and back. Each yield wakes another thread, and
/// more of them would take most of the time of a run of tests.
///
/// A task that waited in a continuation comes back through another thread, which may be slow: one of 5,000 took more
/// than a hundred yields beside four endless loops. So a test double holds its calls in `HeldCalls`, which say when
/// their tasks have gone on.
@MainActor public func settle() async {
  for _ in 0..<6 { await Task.yield() }
  guard resumingCalls > 0 else { return }
  _ = await eventually { resumingCalls == 0 }
  for _ in 0..<6 { await Task.yield() }
}
