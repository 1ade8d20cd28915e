/// Entity: a repository that a search can find.
nonisolated struct Repo: Equatable, Identifiable, Sendable {
  let id: Int
  /// Owner and name, such as `harbourworks/five-roles`.
  let name: String
  /// What it is for; nil if its owner gives no description.
  let summary: String?
  /// The programming language; nil for a repository of texts or pictures.
  let language: String?
  let stars: Int
}
