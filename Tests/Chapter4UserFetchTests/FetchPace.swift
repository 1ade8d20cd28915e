import Foundation
import OfflineServer
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whether a service sends its requests, and delivers its results, as soon as it could.
final class FetchPace {
  // A session has threads of its own. While other programs were built, they were late four times in a row.
  private var (requests, results) = (Lateness(limit: 12), Lateness(limit: 12))

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

  /// Whether it is there as soon as another request of the session has its response.
  private func isSoon(
    _ session: URLSession, _ server: OfflineServer, _ isThere: () -> Bool
  ) async -> Bool {
    if await soon(isThere) { return true }
    await drain(session, of: server)
    return await soon(isThere)
  }
}
