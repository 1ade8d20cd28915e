/// Entity: what was found for a question so far.
nonisolated struct SearchResult: Equatable, Sendable {
  /// Each repository once, in the server's order.
  var repos: [Repo] = []
  /// How many there are on the server.
  var total = 0
  /// Whether the server has another page.
  var hasMore = false
}
