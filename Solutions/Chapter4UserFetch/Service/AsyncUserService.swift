import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: asks the server for users as `UserService` does, and lets the asker wait.
nonisolated struct AsyncUserService: AsyncUserServiceProtocol {
  let session: URLSession
  let address: String

  @concurrent
  func users() async throws(FetchError) -> [User] {
    // exercise 4.9: Whoever asks hears that there are no users, and nobody has asked the server.
    guard let url = URL(string: address) else { throw .badAddress(address) }
    let answer: (data: Data, response: URLResponse)
    do {
      answer = try await session.data(from: url)
    } catch {
      throw UserReply.failure(error, at: address)
    }
    return try UserReply(data: answer.data, response: answer.response).users()
    // starter: []
    // end 4.9
  }
}
