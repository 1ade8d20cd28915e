import Foundation
import OfflineServer
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Waits until a session has handed over every reply that has come so far.
///
/// It calls back in order: when the reply to one more request is here, the earlier ones are, too.
func drain(_ session: URLSession, of server: OfflineServer) async {
  _ = try? await session.data(from: server.url)
  await settle()
}
