import Synchronization

/// Holds replies back until a test opens it.
///
/// ```swift
/// let gate = Gate()
/// server.answer("/users", with: .held(.json("[]"), by: gate))
/// // … ask for the users, close the screen …
/// gate.open()
/// ```
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// Makes a gate that is closed.
  public init() {}

  /// Lets go what waits, in the order in which it came, and whatever comes later.
  public func open() {
    let waiting = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    for action in waiting { action() }
  }

  /// Does something once the gate is open.
  func whenOpen(_ action: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      if !state.isOpen { state.waiting.append(action) }
      return state.isOpen
    }
    if isOpen { action() }
  }
}
