/// Lets every task that is ready on the main actor run, so that an answer may use a `Task` or none.
///
/// The main actor works in turn, however busy the machine is: what was ready before comes before. What
/// passes through another thread need not be done. For that, wait with `eventually(_:)`.
@MainActor public func settle() async {
  for _ in 0..<10 { await Task.yield() }
}
