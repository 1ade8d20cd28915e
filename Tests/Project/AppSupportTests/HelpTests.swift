import ArgumentKit
import Foundation
import Testing

@testable import AppSupport

struct HelpTests {
  @Test func `The help says what the app is, what it takes, and what to type in it`() {
    let app = ChapterApp(
      "PostListApp", chapter: 1, summary: "Lists posts.", liveServer: ChapterApp.jsonPlaceholder,
      store: "posts.json")
    #expect(
      app.help == """
        Lists posts.

        Usage: swift run PostListApp [--server URL | --live] [--store FILE]

        Options:
          --server URL  Use the server at this address instead of the bundled offline one.
          --live        Use the public server, https://jsonplaceholder.typicode.com.
          --store FILE  Store the data in this file instead of posts.json.
          --help        Show this help.

        In the app:
          Press Return after each input.
          A number chooses the row with that number.
          Other text fills the field [ ], if there is one. Type a space first to enter 'b' or '2' as text.
          b goes back to the previous screen.
          q quits.
          ? prints this help.
          An empty line shows the screen again.

        The app runs what you wrote in Exercises. To run the solution:
          WORKBOOK=solutions swift run PostListApp

        """)
  }

  @Test func `The help of an app without server and store names neither`() {
    let help = ChapterApp("ItemDetailApp", chapter: 2, summary: "Shows items.").help
    #expect(help.contains("Usage: swift run ItemDetailApp\n"))
    #expect(!help.contains("--server"))
    #expect(!help.contains("--store"))
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
