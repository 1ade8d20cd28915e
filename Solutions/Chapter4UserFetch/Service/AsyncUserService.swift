import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: requests the same users as `UserService`, and returns them when the caller awaits it.
nonisolated struct AsyncUserService: AsyncUserServiceProtocol {
  let session: URLSession
  let address: String

  @concurrent
  func users() async throws(FetchError) -> [User] {
    // exercise 4.9: This service always returns an empty list and sends no request. Fetch the users with `async`.
    guard let url = URL(string: address) else { throw .badAddress(address) }
    let reply: (data: Data, response: URLResponse)
    do {
      reply = try await session.data(from: url)
    } catch {
      throw UserReply.failure(error, at: address)
    }
    return try UserReply(data: reply.data, response: reply.response).users()
    // starter: []
    // end 4.9
  }
}
