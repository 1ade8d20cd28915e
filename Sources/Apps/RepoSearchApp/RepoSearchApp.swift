import AppSupport
import Chapter5RepoSearch
import Foundation

@main struct RepoSearchApp {
  static func main() async {
    let app = ChapterApp(
      "RepoSearchApp", chapter: 5,
      summary: "Searches repositories, shows the results page by page, and opens one.",
      liveServer: "https://api.github.com", takesLetters: true,
      wayToOthers: ["viper", "1"])
    await app.run { navigator, environment in
      RepoListBuilder.makeRepoListModule(
        navigator: navigator, session: environment.session, server: environment.server,
        pause: .milliseconds(300), now: { Date() })
    }
  }
}
