import Foundation
import OfflineServer
import Testing

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

/// Asks a server for a path, or for an address, and tells the body and the response.
func ask(_ path: String, at server: OfflineServer) async throws -> (Data, HTTPURLResponse) {
  let url = try #require(URL(string: path, relativeTo: server.url))
  let (body, response) = try await server.makeSession().data(from: url)
  return (body, try #require(response as? HTTPURLResponse))
}
