/// Why the reminders could not be loaded or changed.
nonisolated enum RemindersError: Error, Equatable {
  case offline
  case serverProblem

  /// What the user reads.
  var message: String {
    switch self {
    case .offline: "You are offline."
    case .serverProblem: "The server has a problem."
    }
  }
}
