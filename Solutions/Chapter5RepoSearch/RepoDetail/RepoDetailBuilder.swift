import ScreenKit

/// Builder: makes the detail of a repository, which only shows text and needs no presenter.
enum RepoDetailBuilder {
  static func makeRepoDetailModule(for repo: Repo) -> Screen {
    let screen = Screen()
    screen.title = repo.name
    screen.lines = [
      repo.summary ?? "No description",
      repo.language.map { "Language: \($0)" } ?? "No programming language",
      "Stars: \(repo.stars)",
    ]
    return screen
  }
}
