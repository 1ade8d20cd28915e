/// View data: all that the search can be, one at a time.
nonisolated enum RepoListState: Equatable {
  /// Nothing was asked.
  case idle
  case searching
  /// - Parameter more: What stands below the rows.
  case found([RepoRow], summary: String, more: More)
  case failed(reason: String)

  nonisolated enum More: Equatable {
    case none
    case offered
    case loading
    case failed(reason: String)
  }
}
