/// A message that arrives right after a test double has let a task continue.
///
/// Code that checks something and then waits once more, even for a moment, acts on a check that is out of date. Code
/// that acts at once is done before the message arrives.
public final class Interruption {
  public private(set) var hasHappened = false
  private let moment: Int
  private var message: (() -> Void)?
  private var hasBegun = false

  /// How many turns later a message arrives: as soon as the task waits again or ends, or later.
  public static let moments = 0...4

  /// - Parameters:
  ///   - moment: How many turns later it arrives.
  ///   - message: Sends the message.
  public init(after moment: Int, _ message: @escaping () -> Void) {
    self.moment = moment
    self.message = message
  }

  /// Begins, if it hasn't begun before; a test double calls it where its task continues.
  public func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    Task {
      for _ in 0..<moment { await Task.yield() }
      message?()
      // Otherwise a test double that keeps the interruption would retain what the message needs.
      message = nil
      hasHappened = true
    }
  }

  /// Waits until it has happened, and what follows from it.
  public func end() async {
    _ = await eventually { hasHappened }
    await settle()
  }
}
