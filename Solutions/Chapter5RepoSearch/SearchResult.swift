/// Entity: everything that was found for a query so far.
nonisolated struct SearchResult: Equatable, Sendable {
  /// Each repository once, in the server's order.
  var repos: [Repo] = []
  /// The number of matches on the server, on all pages.
  var total = 0
  /// Whether there is another page.
  var hasMore = false
}
