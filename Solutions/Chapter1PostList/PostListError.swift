/// Entity: why posts could not be fetched, read or saved.
nonisolated enum PostListError: Error, Equatable {
  case serverUnreachable
  case serverTooSlow
  case serverStatus(Int)
  case answerUnreadable
  case storeUnreadable(path: String)
  case storeUnwritable(path: String)

  /// The error message for the user: what happened, and what to do about it.
  var reason: String {
    switch self {
    case .serverUnreachable:
      "The server could not be reached, or the connection was lost. Check your connection, and the address of the server, then start the app again."
    case .serverTooSlow:
      "The server did not respond in time. Start the app again in a moment."
    case .serverStatus(let status):
      "The server responded with status \(status) instead of posts. Start the app again later, or check the address of the server."
    case .answerUnreadable:
      // The app's session delivers a response that is too long as an empty one.
      "The server's response is not a list of posts, or it is too long. Check the address of the server, and that your network needs no login, then start the app again."
    case .storeUnreadable(let path):
      "The stored posts cannot be read, so no new ones are saved. Check the permissions of this file, or move it away to start a new one: \(path)"
    case .storeUnwritable(let path):
      "The list could not be saved. Check the free space, and the permissions of this file: \(path)"
    }
  }
}
