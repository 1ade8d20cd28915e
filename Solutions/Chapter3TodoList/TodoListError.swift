/// Entity: an error of reading or saving the todos.
nonisolated enum TodoListError: Error, Equatable {
  case storeUnreadable(path: String)
  case storeUnwritable(path: String)

  /// The error message, which tells the user what to do.
  var reason: String {
    switch self {
    case .storeUnreadable(let path):
      "The todos could not be read, so no change is saved. Check the permissions of their file, or move it away to start a new list: \(path)"
    case .storeUnwritable(let path):
      "The change could not be saved. Check the free space, and the permissions of this file: \(path)"
    }
  }
}
