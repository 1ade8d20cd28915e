import Synchronization

/// A sign from one thread to another; once raised it stays.
package final class Flag: Sendable {
  private let value = Atomic(false)

  package init() {}

  package var isRaised: Bool { value.load(ordering: .acquiring) }
  package func raise() { value.store(true, ordering: .releasing) }
}
