import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request under way, which ends once: with a reply or abandoned.
///
/// Unchecked, since a `URLProtocol` is not `Sendable`: the lock guards who has it, and who has it uses it on
/// `queue` alone.
final class Exchange: @unchecked Sendable {
  private let lock = NSLock()
  private var loader: OfflineProtocol?
  private let queue: DispatchQueue

  init(of loader: OfflineProtocol) {
    self.loader = loader
    // On Linux a session crashes unless it is told on its task's own queue, which only reflection finds.
    // Elsewhere any queue will do.
    let task = loader.task.flatMap { Mirror(reflecting: $0).superclassMirror }
    queue = task?.descendant("workQueue") as? DispatchQueue ?? DispatchQueue(label: "OfflineServer")
  }

  /// Gives the session its reply, unless the request has ended.
  func end(with reply: Reply) {
    queue.async {
      guard let loader = self.take() else { return }
      // Cancelling is done on this queue in two steps, and `stopLoading` comes with the second.
      guard loader.task?.state != .canceling else { return }
      loader.tellClient(reply)
    }
  }

  /// Ends the request without a reply.
  func abandon() {
    _ = take()
  }

  private func take() -> OfflineProtocol? {
    lock.withLock {
      defer { loader = nil }
      return loader
    }
  }
}
