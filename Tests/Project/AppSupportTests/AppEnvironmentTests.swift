import Foundation
import Testing

@testable import AppSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct AppEnvironmentTests {
  let app = ChapterApp(
    "PostListApp", chapter: 1, summary: "Lists posts.", liveServer: ChapterApp.jsonPlaceholder)

  @Test func `A real server is asked as it was named, and is late after five seconds`() throws {
    let environment = AppEnvironment(
      try AppOptions(["--server", "http://localhost:8000"], for: app))
    #expect(environment.server.absoluteString == "http://localhost:8000")
    #expect(environment.session.configuration.timeoutIntervalForRequest == 5)
  }

  @Test func `Without a server the offline one answers`() async throws {
    let environment = AppEnvironment(
      try AppOptions([], for: app), downloads: PatientDownloads.self)
    let (data, _) = try await environment.session.data(
      from: environment.server.appending(path: "posts"))
    #expect(!data.isEmpty)
  }
}
