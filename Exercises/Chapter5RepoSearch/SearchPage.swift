import Foundation

/// Entity: a part of what was found, and where the next part is.
nonisolated struct SearchPage: Equatable, Sendable {
  let repos: [Repo]
  /// How many there are on all pages.
  let total: Int
  /// The address of the next page; nil on the last one.
  let next: URL?
}
