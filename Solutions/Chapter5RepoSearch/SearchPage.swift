import Foundation

/// Entity: one page of the matches, and the address of the next one.
nonisolated struct SearchPage: Equatable, Sendable {
  let repos: [Repo]
  /// The number of matches on all pages.
  let total: Int
  /// The address of the next page; nil on the last one.
  let next: URL?
}
