import Foundation
import OfflineServer
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whether a service sends its requests, and delivers its results, as soon as it could.
final class ServicePace {
  private var (requests, results) = (Lateness(), Lateness())

  /// Whether each of the last requests, or each of the last results, was late.
  var isPausing: Bool { requests.isLateEachTime || results.isLateEachTime }

  func noteRequest(
    _ session: URLSession, _ server: OfflineServer, _ isThere: () -> Bool
  ) async {
    requests.note(!(await isSoon(session, server, isThere)))
  }

  func noteResult(
    _ session: URLSession, _ server: OfflineServer, _ isThere: () -> Bool
  ) async {
    results.note(!(await isSoon(session, server, isThere)))
  }

  /// Whether it is there as soon as other requests of the session have their responses.
  ///
  /// Several of them, because a busy processor may stop the thread of one request while another one has its turn.
  private func isSoon(
    _ session: URLSession, _ server: OfflineServer, _ isThere: () -> Bool
  ) async -> Bool {
    for _ in 0..<3 {
      if await soon(isThere) { return true }
      await drain(session, of: server)
    }
    return await soon(isThere)
  }
}
