import ScreenKit

/// Builder: makes the detail of a repository, whose few texts it writes itself, since this chapter is about the search.
///
/// A module with a presenter, as in 4.8, is the usual way.
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
