import AppSupport
import Chapter1PostList
import Foundation

@main struct PostListApp {
  static func main() async {
    let app = ChapterApp(
      "PostListApp", chapter: 1,
      summary: "Lists posts, opens one, and stores them in a file for the next launch.",
      liveServer: ChapterApp.jsonPlaceholder, store: ".workbook/post-list/posts.json",
      hasSlowDisk: true)
    await app.run { navigator, environment in
      let screen = PostListWireframe.makePostListModule(
        navigator: navigator, session: environment.session, server: environment.server,
        store: environment.store)
      if let delay = environment.diskDelay {
        SlowDisk.replaceStore(of: screen) { Thread.sleep(forTimeInterval: delay / .seconds(1)) }
      }
      return screen
    }
  }
}
