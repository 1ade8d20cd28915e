/// Entity: why posts could not be fetched, read or kept.
nonisolated enum PostListError: Error, Equatable {
  case serverUnreachable
  case serverTooSlow
  case serverStatus(Int)
  case answerUnreadable
  case storeUnreadable(path: String)
  case storeUnwritable(path: String)

  /// A sentence for the reader of the posts, who can act on it.
  var reason: String {
    switch self {
    case .serverUnreachable:
      "No complete answer came from the server. Check its address and that it runs, then start again."
    case .serverTooSlow:
      "The server did not answer in time. Start again in a moment."
    case .serverStatus(let status):
      "The server answered with status \(status) instead of posts. Check its address."
    case .answerUnreadable:
      "The server's answer is not a list of posts, or is too long. Check its address."
    case .storeUnreadable(let path):
      "The stored posts cannot be read; the file was left as it is. Move it away to begin a new one: \(path)"
    case .storeUnwritable(let path):
      "The posts could not be stored. Check that this file may be written: \(path)"
    }
  }
}
