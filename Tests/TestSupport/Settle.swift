/// Lets the tasks that have begun, and all that they begin, come to their end.
///
/// A task that was begun on the main actor has its turn at the first yield. One that waited in a continuation
/// comes back through another thread, which may be slow: one of 5,000 took more than a hundred yields beside
/// four endless loops. So a test double that lets a task go on also says when it has gone on of
/// the chapters' stubs.
@MainActor public func settle() async {
  for _ in 0..<10 { await Task.yield() }
}
