/// Entity: why todos could not be read or kept.
nonisolated enum TodoListError: Error, Equatable {
  case storeUnreadable(path: String)
  case storeUnwritable(path: String)

  /// A sentence for the person whose todos these are, who can act on it.
  var reason: String {
    switch self {
    case .storeUnreadable(let path):
      "The todos cannot be read; the file was left as it is. Move it away to begin a new one: \(path)"
    case .storeUnwritable(let path):
      "The change could not be kept. Check that this file may be written: \(path)"
    }
  }
}
