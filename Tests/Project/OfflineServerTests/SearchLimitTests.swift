import Foundation
import OfflineServer
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · The limit of a search") struct SearchLimitTests {
  /// What the headers say.
  private struct Count: Equatable {
    var status = 200
    var limit = "10"
    let remaining, used, reset: String
    var resource: String? = "search"
  }

  /// A clock that a test turns.
  private final class Clock: Sendable {
    private let time = Mutex(1_000.25)
    var now: Date { Date(timeIntervalSince1970: time.withLock { $0 }) }
    func turn(to seconds: Double) { time.withLock { $0 = seconds } }
  }

  private let clock = Clock()
  private let server: OfflineServer

  init() {
    server = .bundled { [clock] in clock.now }
  }

  @Test func `Ten searches are answered, the eleventh is not, and a minute later it is`()
    async throws
  {
    for used in 1...10 {
      let answered = Count(remaining: "\(10 - used)", used: "\(used)", reset: "1061")
      #expect(try await search() == answered)
    }
    let refused = Count(status: 403, remaining: "0", used: "10", reset: "1061")
    #expect(try await search() == refused)
    clock.turn(to: 1_060)
    #expect(try await search() == refused)
    clock.turn(to: 1_060.25)
    #expect(try await search() == Count(remaining: "9", used: "1", reset: "1121"))
  }

  @Test func `Who waits until the second that the header tells is answered`() async throws {
    let strict = OfflineServer.bundled(searchesPerMinute: 1) { [clock] in clock.now }
    var statuses: [Int] = []
    for time in [1_000.75, 1_060.5, 1_061] {
      clock.turn(to: time)
      let (_, response) = try await ask("search/repositories?q=viper", at: strict)
      statuses.append(response.statusCode)
      guard time < 1_061 else { continue }
      #expect(response.value(forHTTPHeaderField: "x-ratelimit-reset") == "1061")
    }
    #expect(statuses == [200, 403, 200])
  }

  @Test func `The minute begins with its first search, and no later one prolongs it`()
    async throws
  {
    clock.turn(to: 5_000)
    #expect(try await search().reset == "5060")
    clock.turn(to: 5_059)
    #expect(try await search() == Count(remaining: "8", used: "2", reset: "5060"))
    clock.turn(to: 5_200)
    #expect(try await search() == Count(remaining: "9", used: "1", reset: "5260"))
  }

  @Test func `A search that is refused says why, and finds nothing`() async throws {
    let strict = OfflineServer.bundled(searchesPerMinute: 0)
    let (body, response) = try await ask("search/repositories?q=viper", at: strict)
    #expect(response.statusCode == 403)
    #expect(response.value(forHTTPHeaderField: "x-ratelimit-limit") == "0")
    let reply = try JSONDecoder().decode([String: String].self, from: body)
    #expect(reply["message"]?.hasPrefix("API rate limit exceeded") == true)
  }

  @Test func `A search that fails counts, and so does each page`() async throws {
    #expect(try await search("").status == 422)
    #expect(try await search("?q=viper&page=2").used == "2")
    #expect(try await search("?q=viper&page=99").used == "3")
  }

  @Test func `Nothing but a search counts`() async throws {
    server.answer("/search/repositories?q=given", with: .json("{}"))
    for path in ["posts", "search/repositories?q=given", "search"] {
      #expect(
        try await ask(path, at: server).1.value(forHTTPHeaderField: "x-ratelimit-used") == nil)
    }
    #expect(try await search().used == "1")
  }

  @Test func `Two servers count for themselves`() async throws {
    #expect(try await search().used == "1")
    let other = OfflineServer.bundled()
    let (_, response) = try await ask("search/repositories?q=viper", at: other)
    #expect(other.requests.count == 1)
    #expect(response.value(forHTTPHeaderField: "x-ratelimit-used") == "1")
  }

  private func search(_ query: String = "?q=viper") async throws -> Count {
    let (_, response) = try await ask("search/repositories\(query)", at: server)
    func header(_ name: String) throws -> String {
      try #require(response.value(forHTTPHeaderField: "x-ratelimit-\(name)"))
    }
    return try Count(
      status: response.statusCode, limit: header("limit"), remaining: header("remaining"),
      used: header("used"), reset: header("reset"), resource: header("resource"))
  }
}
