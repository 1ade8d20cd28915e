/// Lets every task that is ready on the main actor run, so that an answer may use a `Task` or none.
@MainActor public func settle() async {
  for _ in 0..<10 { await Task.yield() }
}
