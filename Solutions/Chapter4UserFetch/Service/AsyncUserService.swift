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
    // exercise 4.9: After an error, the user reads the wrong message, and no request can be cancelled. Correct that.
    guard let url = URL(string: address) else { throw .badAddress(address) }
    let reply: (data: Data, response: URLResponse)
    do {
      reply = try await session.data(from: url)
    } catch {
      throw UserReply.failure(error, at: address)
    }
    return try UserReply(data: reply.data, response: reply.response).users()
    // starter: guard let url = URL(string: address) else { return [] }
    // starter: let request = Task { [session] in try await session.data(from: url) }
    // starter: do {
    // starter:   let (data, response) = try await request.value
    // starter:   return try UserReply(data: data, response: response).users()
    // starter: } catch {
    // starter:   throw UserReply.failure(error, at: address)
    // starter: }
    // end 4.9
  }
}
