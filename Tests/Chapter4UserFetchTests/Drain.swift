import Foundation
import OfflineServer
import TestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Waits until a session has handed over every reply that has come so far.
///
/// It calls back on a queue, in order: when one more request is answered, the earlier ones are, too.
func drain(_ session: URLSession, of server: OfflineServer) async {
  let recorder = Recorder()
  session.dataTask(with: server.url) { _, _, _ in
    recorder.note { $0.requests = ["/"] }
  }.resume()
  _ = await eventually { recorder.recorded.requests == ["/"] }
  await settle()
}
