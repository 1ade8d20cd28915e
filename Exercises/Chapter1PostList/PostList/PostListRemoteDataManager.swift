import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Remote data manager: requests posts from a server that has JSONPlaceholder's `/photos`.
final class PostListRemoteDataManager: PostListRemoteDataManagerInputProtocol {
  // TODO: 1.10 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  var remoteRequestHandler: (any PostListRemoteDataManagerOutputProtocol)?
  private let session: URLSession
  private let address: URL

  init(session: URLSession, server: URL) {
    self.session = session
    // The first 40 are enough for this list. Chapter 5 loads one page after the other.
    address = server.appending(path: "photos")
      .appending(queryItems: [URLQueryItem(name: "_limit", value: "40")])
  }

  func retrievePostList() {
    // The request may outlive the screen, so it must not keep the module in memory.
    Task { [session, address, weak self] in
      do throws(PostListError) {
        let posts = try await Self.posts(at: address, in: session)
        self?.remoteRequestHandler?.onPostsRetrieved(posts)
      } catch {
        self?.remoteRequestHandler?.onError(error)
      }
    }
  }

  // Decoding a long list takes time, and on the main thread it would block the screen.
  @concurrent
  private nonisolated static func posts(
    at address: URL, in session: URLSession
  ) async throws(PostListError) -> [Post] {
    let result: (data: Data, response: URLResponse)
    do {
      result = try await session.data(from: address)
    } catch {
      throw (error as? URLError)?.code == .timedOut ? .serverTooSlow : .serverUnreachable
    }
    guard let status = (result.response as? HTTPURLResponse)?.statusCode else {
      throw .answerUnreadable
    }
    guard (200...299).contains(status) else { throw .serverStatus(status) }
    do {
      return try JSONDecoder().decode([Post].self, from: result.data)
    } catch {
      throw .answerUnreadable
    }
  }
}
