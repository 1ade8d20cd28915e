import Foundation
import OfflineServer
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite("OfflineServer · Late replies and cancelled requests", .timeLimit(.minutes(5)))
struct LateRepliesTests {
  private let server = OfflineServer()
  private let gate = Gate()

  init() {
    server.answer("/slow", with: .held(.json("late"), by: gate))
    server.answer("/never", with: .never)
  }

  @Test func `A held reply waits for its gate, while others pass it`() async throws {
    let session = server.makeSession()
    let heard = Mutex<[String]>([])
    let slow = Task {
      let reply = await text(of: "slow", at: server, in: session)
      heard.withLock { $0.append("slow") }
      return reply
    }
    try #require(await eventually { server.requests == ["/slow"] })
    _ = await text(of: "fast", at: server, in: session)
    heard.withLock { $0.append("fast") }
    gate.open()
    #expect(await slow.value == .success("late"))
    #expect(heard.withLock { $0 } == ["fast", "slow"])
  }

  @Test func `An open gate holds nothing`() async {
    gate.open()
    gate.open()
    #expect(await text(of: "slow", at: server) == .success("late"))
  }

  @Test func `One gate lets all go that it holds`() async throws {
    let all = Task {
      async let first = text(of: "slow", at: server)
      async let second = text(of: "slow", at: server)
      return await [first, second]
    }
    try #require(await eventually { server.requests.count == 2 })
    gate.open()
    #expect(await all.value == [.success("late"), .success("late")])
  }

  @Test(arguments: ["never", "slow"])
  func `A cancelled request ends at once`(path: String) async throws {
    let request = Task { await text(of: path, at: server) }
    try #require(await eventually { !server.requests.isEmpty })
    request.cancel()
    #expect(await request.value == .failure(URLError(.cancelled)))
    #expect(await eventually { server.cancelledRequests == ["/\(path)"] })
  }

  @Test func `A request that had its reply was not cancelled`() async {
    let session = server.makeSession()
    _ = await text(of: "fast", at: server, in: session)
    session.invalidateAndCancel()
    _ = await text(of: "fast", at: server)
    #expect(server.cancelledRequests == [])
  }

  @Test func `A reply that comes after cancelling is not heard`() async throws {
    let session = server.makeSession()
    let heard = Mutex<[URLError.Code?]>([])
    let task = session.dataTask(with: server.url.appending(path: "slow")) { _, _, error in
      heard.withLock { $0.append((error as? URLError)?.code) }
    }
    task.resume()
    try #require(await eventually { !server.requests.isEmpty })
    task.cancel()
    gate.open()
    #expect(await eventually { !heard.withLock { $0.isEmpty } })
    // The session works in turn: once this is answered, nothing of the first request is left.
    _ = await text(of: "fast", at: server, in: session)
    #expect(heard.withLock { $0 } == [.cancelled])
  }

  @Test func `A task that was cancelled before it asks ends at once`() async {
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await text(of: "never", at: server)
    }
    #expect(await request.value == .failure(URLError(.cancelled)))
  }

  @Test func `A reply and a cancellation that meet end a request once`() async {
    let session = server.makeSession()
    let (endings, end) = AsyncStream.makeStream(of: Int.self)
    for number in 0..<200 {
      let task = session.dataTask(with: server.url) { _, _, _ in end.yield(number) }
      task.resume()
      task.cancel()
    }
    var ended: [Int] = []
    for await number in endings.prefix(200) { ended.append(number) }
    _ = await text(of: "fast", at: server, in: session)
    end.finish()
    for await number in endings { ended.append(number) }
    #expect(ended.sorted() == Array(0..<200))
  }

  @Test func `An invalidated session cancels what still waits`() async throws {
    let session = server.makeSession()
    let request = Task { await text(of: "never", at: server, in: session) }
    try #require(await eventually { !server.requests.isEmpty })
    session.invalidateAndCancel()
    #expect(await request.value == .failure(URLError(.cancelled)))
  }
}
