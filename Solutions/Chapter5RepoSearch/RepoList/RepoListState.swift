/// View model: the states of the search, one at a time.
nonisolated enum RepoListState: Equatable {
  /// The search field is empty.
  case idle
  case searching
  /// - Parameter more: What is shown below the rows.
  case found([RepoRow], summary: String, more: More)
  case failed(reason: String)

  nonisolated enum More: Equatable {
    case none
    case offered
    case loading
    case failed(reason: String)
  }
}
