import Foundation
import OfflineServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server, or the address that stands in place of a path, and tells the text of the reply or the error.
func text(
  of path: String, at server: OfflineServer, in session: URLSession? = nil
) async -> Result<String, URLError> {
  do {
    let url = URL(string: path, relativeTo: server.url) ?? server.url
    let session = session ?? server.makeSession()
    let (body, _) = try await session.data(from: url)
    return .success(String(decoding: body, as: UTF8.self))
  } catch {
    // A session adds details to an error; the code is what a server decides.
    return .failure(URLError((error as? URLError)?.code ?? .unknown))
  }
}
