import AppSupport
import Chapter1PostList

@main struct PostListApp {
  static func main() async {
    let app = ChapterApp(
      "PostListApp", chapter: 1,
      summary: "Lists posts, opens one, and stores them in a file for the next launch.",
      liveServer: ChapterApp.jsonPlaceholder, store: ".workbook/post-list/posts.json")
    await app.run { navigator, environment in
      PostListWireframe.makePostListModule(
        navigator: navigator, session: environment.session, server: environment.server,
        store: environment.store)
    }
  }
}
