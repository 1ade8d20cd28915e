import ScreenKit

/// Builder: makes the detail of one repository, which has nothing to ask and nobody to tell.
enum RepoDetailBuilder {
  static func makeRepoDetailModule(for repo: Repo) -> Screen {
    let screen = Screen()
    screen.title = repo.name
    screen.lines = [
      repo.summary ?? "Its owner does not say what it is for.",
      repo.language.map { "Language: \($0)" } ?? "No programming language",
      "Stars: \(repo.stars)",
    ]
    return screen
  }
}
