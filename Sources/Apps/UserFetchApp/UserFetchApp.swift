import AppSupport
import Chapter4UserFetch
import Foundation

@main struct UserFetchApp {
  static func main() async {
    let app = ChapterApp(
      "UserFetchApp", chapter: 4,
      summary: "Fetches users, shows an error message if that fails, and opens one.",
      liveServer: ChapterApp.jsonPlaceholder)
    await app.run { navigator, environment in
      UserListBuilder.makeUserListModule(
        navigator: navigator, session: environment.session,
        address: environment.server.appending(path: "users").absoluteString, now: { Date() })
    }
  }
}
