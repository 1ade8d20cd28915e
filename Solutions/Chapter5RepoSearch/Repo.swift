/// Entity: a repository, in the words of somebody who looks for one.
nonisolated struct Repo: Equatable, Identifiable, Sendable {
  let id: Int
  /// Owner and name, such as `harbourworks/five-roles`.
  let name: String
  /// What it is for; nil when its owner does not say.
  let summary: String?
  /// The programming language; nil for a repository of texts or pictures.
  let language: String?
  let stars: Int
}
