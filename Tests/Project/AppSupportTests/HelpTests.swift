import ArgumentKit
import Foundation
import SnapshotSupport
import Testing

@testable import AppSupport

struct HelpTests {
  @Test func `The help says what the app is, what it takes, and what to type in it`() {
    let app = ChapterApp(
      "PostListApp", chapter: 1, summary: "Lists posts.", liveServer: ChapterApp.jsonPlaceholder,
      store: "posts.json", hasSlowDisk: true)
    expect(app.help, equalsSnapshot: "help")
  }

  @Test func `The help of an app without server and store names neither`() {
    let help = ChapterApp("ItemDetailApp", chapter: 2, summary: "Shows items.").help
    expect(help, equalsSnapshot: "help-without-server-and-store")
  }

  @Test func `An app that has no public server can ask one that is named`() throws {
    let app = ChapterApp("CheckoutApp", chapter: 6, summary: "Sells.", asksServer: true)
    #expect(app.help.contains("Usage: swift run CheckoutApp [--server URL]\n"))
    #expect(!app.help.contains("--live"))
    let options = try AppOptions(["--server", "http://localhost:8000"], for: app)
    #expect(options.server?.absoluteString == "http://localhost:8000")
    #expect(throws: UsageError.self) { try AppOptions(["--live"], for: app) }
  }

  @Test func `The advice for an empty or slow screen blames no exercise`() {
    let app = ChapterApp("PostListApp", chapter: 1, summary: "Lists posts.")
    #expect(
      app.advice == "If exercises of chapter 1 are not done yet,"
        + " 'swift run workbook check 1' lists them.")
  }
}
