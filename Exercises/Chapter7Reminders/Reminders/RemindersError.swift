/// Why the reminders could not be loaded or changed.
nonisolated enum RemindersError: Error, Equatable {
  case offline
  case serverProblem

  /// An error message for the user.
  var reason: String {
    switch self {
    case .offline: "You are offline."
    case .serverProblem: "The server has a problem."
    }
  }
}
