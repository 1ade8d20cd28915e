import Chapter1PostList
import Foundation
import OfflineServer
import ScreenKit
import Testing

@testable import PostListApp

struct SlowDiskTests {
  @Test func `Posts that were delivered before the save are drawn after it`() async {
    let store = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: store) }
    let (server, navigator) = (OfflineServer.bundled(), Navigator())
    let screen = PostListWireframe.makePostListModule(
      navigator: navigator, session: server.makeSession(), server: server.url, store: store)

    var drawn = ""
    var drawnBeforeSave: String?
    var rowsBeforeSave: [String] = []
    SlowDisk.replaceStore(of: screen) { (drawnBeforeSave, rowsBeforeSave) = (drawn, screen.rows) }
    navigator.push(screen)
    let (input, user) = AsyncStream.makeStream(of: String.self)
    user.finish()
    await Terminal(
      navigator: navigator, input: input, output: { drawn += $0 }, quitsAtOnce: false
    ).run()

    #expect(drawnBeforeSave?.contains("Loading…") == true)
    #expect(rowsBeforeSave.count == 40 && rowsBeforeSave == screen.rows)
    for row in rowsBeforeSave {
      #expect(drawnBeforeSave?.contains(row) == false)
      #expect(drawn.contains(row))
    }
    #expect(FileManager.default.fileExists(atPath: store.path))
  }

  @Test func `A slow disk does nothing to a screen that is no post list`() {
    let screen = Screen()
    SlowDisk.replaceStore(of: screen) { Issue.record("There is no store.") }
    screen.loadViewIfNeeded()
  }
}
