/// Why the quiet hours could not be loaded or saved.
nonisolated enum QuietHoursError: Error, Equatable {
  case offline
  case serverProblem
}
