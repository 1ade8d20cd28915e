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
    // TODO: 4.9 After an error, the user reads the wrong message, and no request can be cancelled. Correct that.
    guard let url = URL(string: address) else { return [] }
    let request = Task { [session] in try await session.data(from: url) }
    do {
      let (data, response) = try await request.value
      return try UserReply(data: data, response: response).users()
    } catch {
      throw UserReply.failure(error, at: address)
    }
  }
}
