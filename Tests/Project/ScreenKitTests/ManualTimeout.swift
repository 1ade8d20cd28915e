import TestSupport

/// A timeout that lasts until a test ends it.
final class ManualTimeout {
  private(set) var beginnings = 0
  private(set) var cancellations = 0
  private var current: AsyncStream<Never>.Continuation?

  func wait() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    beginnings += 1
    current = continuation
    for await _ in stream {}
    if Task.isCancelled { cancellations += 1 }
  }

  func end() async {
    current?.finish()
    await settle()
  }
}
