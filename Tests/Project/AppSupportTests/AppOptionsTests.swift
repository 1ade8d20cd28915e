import ArgumentKit
import Foundation
import Testing

@testable import AppSupport

struct AppOptionsTests {
  let app = ChapterApp(
    "PostListApp", chapter: 1, summary: "Lists posts.", liveServer: "https://live.example",
    store: ".workbook/post-list/posts.json")

  private func options(_ words: String...) throws -> AppOptions {
    try AppOptions(words, for: app)
  }

  /// What is wrong with a command line.
  private func error(_ words: String...) -> String? {
    do {
      _ = try AppOptions(words, for: app)
      return nil
    } catch {
      return (error as? UsageError)?.sentence
    }
  }

  @Test func `Without options an app is offline and keeps its data below the current folder`()
    throws
  {
    let options = try options()
    #expect(options.server == nil)
    #expect(
      options.store.path()
        == FileManager.default.currentDirectoryPath + "/.workbook/post-list/posts.json")
    #expect(!options.wantsHelp)
  }

  @Test func `--server and --store take the next word`() throws {
    let options = try options("--server", "http://localhost:8000", "--store", "/data/my posts.json")
    #expect(options.server?.absoluteString == "http://localhost:8000")
    #expect(options.store.path(percentEncoded: false) == "/data/my posts.json")
  }

  @Test func `--server and --store take what stands behind =`() throws {
    let options = try options("--server=http://localhost/?a=b", "--store=/data/posts.json")
    #expect(options.server?.absoluteString == "http://localhost/?a=b")
    #expect(options.store.path() == "/data/posts.json")
  }

  @Test func `--live asks the public server of the app`() throws {
    #expect(try options("--live").server?.absoluteString == "https://live.example")
  }

  @Test(arguments: [["--help"], ["-h"], ["--store", "--help"], ["--wrong", "--help"]])
  func `--help is answered before anything else`(words: [String]) throws {
    #expect(try AppOptions(words, for: app).wantsHelp)
  }

  @Test func `An unknown option is named, with the one that it may have meant`() {
    #expect(error("--sevrer", "x") == "Unknown option '--sevrer'. Did you mean '--server'?")
    #expect(error("--liv=1") == "Unknown option '--liv'. Did you mean '--live'?")
    #expect(
      error("--verbose") == "Unknown option '--verbose'. Known: --server, --live, --store, --help.")
    #expect(error("posts") == "Unknown argument 'posts'.")
  }

  @Test(arguments: [["--server"], ["--server", "--live"], ["--server="], ["--server", ""]])
  func `An option without its value is named`(words: [String]) {
    #expect(throws: UsageError("'--server' needs a value: --server URL.")) {
      try AppOptions(words, for: app)
    }
  }

  @Test func `A value that an option does not take is an error`() {
    #expect(error("--live=yes") == "'--live' takes no value.")
  }

  @Test func `Two servers are one too many`() {
    let message = "Use either --server or --live, not both."
    #expect(error("--server", "http://localhost", "--live") == message)
    #expect(error("--live", "--server", "http://localhost") == message)
  }

  @Test(arguments: ["ftp://localhost", "http://", "/posts", "not an address"])
  func `An address that is none is shown with one that is`(address: String) {
    #expect(
      error("--server", address)
        == "'\(address)' is not the address of a server. An address looks like http://localhost:8000."
    )
  }

  @Test func `An address without http is completed in the error`() {
    #expect(
      error("--server", "localhost:8000")
        == "'localhost:8000' is not the address of a server. Did you mean 'http://localhost:8000'?")
  }

  @Test func `A folder is no store`() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(error("--store", folder) == "'\(folder)' is a folder. --store FILE needs a file.")
  }

  @Test func `A slow disk has a delay in seconds`() throws {
    let app = ChapterApp("PostListApp", chapter: 1, summary: "Lists posts.", hasSlowDisk: true)
    #expect(try AppOptions([], for: app).diskDelay == nil)
    #expect(try AppOptions(["--slow-disk", "4"], for: app).diskDelay == .seconds(4))
    #expect(try AppOptions(["--slow-disk=0.5"], for: app).diskDelay == .milliseconds(500))
    for delay in ["0", "-1", "nan", "inf", "61", "four"] {
      let message =
        "'\(delay)' is not a delay. It is a number of seconds, such as 4, and at most 60."
      #expect(throws: UsageError(message)) { try AppOptions(["--slow-disk", delay], for: app) }
    }
  }

  @Test func `An app takes only the options that it declares`() throws {
    let plain = ChapterApp("ItemDetailApp", chapter: 2, summary: "Shows items.")
    #expect(throws: UsageError("Unknown option '--server'. Known: --help.")) {
      try AppOptions(["--server", "http://localhost"], for: plain)
    }
    #expect(throws: UsageError("Unknown option '--store'. Known: --help.")) {
      try AppOptions(["--store", "file"], for: plain)
    }
    #expect(try AppOptions([], for: plain).server == nil)
  }
}
