import Chapter1PostList
import Foundation
import ScreenKit
import TestSupport
import Testing

@testable import AppSupport

struct LongListTests {
  @Test(.timeLimit(.minutes(5)))
  func `A very long list is shown and stored in time`() async throws {
    let store = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: store) }
    let posts = (1...60_000).map { id in
      #"{"id": \#(id), "title": "", "url": "/", "thumbnailUrl": "/"}"#
    }
    let server = try LoopbackServer(
      "HTTP/1.1 200 OK\r\n\r\n", then: "[\(posts.joined(separator: ","))]")

    let app = ChapterApp(
      "PostListApp", chapter: 1, summary: "Lists posts.", liveServer: ChapterApp.jsonPlaceholder,
      store: "posts.json")
    let environment = AppEnvironment(
      try AppOptions(
        ["--server", server.url.absoluteString, "--store", store.path()], for: app),
      downloads: PatientDownloads.self)

    let screen = PostListWireframe.makePostListModule(
      navigator: Navigator(), session: environment.session, server: environment.server,
      store: environment.store)
    screen.loadViewIfNeeded()
    // The time limit ends it.
    while screen.isLoading { await Task.yield() }
    #expect(screen.rows.count == posts.count)
    let stored = try JSONSerialization.jsonObject(with: Data(contentsOf: store)) as? [Any]
    #expect(stored?.count == posts.count)
  }
}
