/// View model: the display string of a repository's row.
nonisolated struct RepoRow: Equatable, Identifiable {
  let id: Repo.ID
  let text: String

  init(_ repo: Repo) {
    id = repo.id
    let stars = "\(repo.stars) \(repo.stars == 1 ? "star" : "stars")"
    text = [repo.name, repo.language, stars].compactMap { $0 }.joined(separator: ", ")
  }
}
