import Foundation
import OfflineServer
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Waits until a session has delivered every response that has arrived so far.
///
/// A session calls back on a queue, in order. So when one more request has its response, the earlier
/// ones have theirs.
func drain(_ session: URLSession, of server: OfflineServer) async {
  let recorder = ServiceLog()
  session.dataTask(with: server.url) { _, _, _ in
    recorder.note { $0.requests = ["/"] }
  }.resume()
  _ = await eventually { recorder.recorded.requests == ["/"] }
  await settle()
}
