import Foundation
import OfflineServer
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite("OfflineServer · Late replies and cancelled requests") struct LateRepliesTests {
  private let server = OfflineServer()
  private let gate = Gate()

  init() {
    server.answer("/slow", with: .held(.json("late"), by: gate))
    server.answer("/never", with: .never)
  }

  @Test func `A held reply waits for its gate, while others pass it`() async {
    let session = server.makeSession(timeout: 60)
    let heard = Mutex<[String]>([])
    let slow = Task {
      let reply = await text(of: "slow", at: server, in: session)
      heard.withLock { $0.append("slow") }
      return reply
    }
    #expect(await eventually { server.requests == ["/slow"] })
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

  @Test func `One gate lets all go that it holds`() async {
    let all = Task {
      async let first = text(of: "slow", at: server)
      async let second = text(of: "slow", at: server)
      return await [first, second]
    }
    #expect(await eventually { server.requests.count == 2 })
    gate.open()
    #expect(await all.value == [.success("late"), .success("late")])
  }

  @Test(arguments: ["never", "slow"])
  func `A cancelled request ends at once`(path: String) async {
    let request = Task { await text(of: path, at: server) }
    #expect(await eventually { !server.requests.isEmpty })
    request.cancel()
    #expect(await request.value == .failure(URLError(.cancelled)))
  }

  @Test func `A reply that comes after cancelling is not heard`() async {
    let session = server.makeSession(timeout: 60)
    let heard = Mutex<[URLError.Code?]>([])
    let task = session.dataTask(with: server.url.appending(path: "slow")) { _, _, error in
      heard.withLock { $0.append((error as? URLError)?.code) }
    }
    task.resume()
    #expect(await eventually { !server.requests.isEmpty })
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
    let session = server.makeSession(timeout: 60)
    let endings = Mutex([Int](repeating: 0, count: 200))
    for number in 0..<200 {
      let task = session.dataTask(with: server.url) { _, _, _ in
        endings.withLock { $0[number] += 1 }
      }
      task.resume()
      task.cancel()
    }
    #expect(await eventually { endings.withLock { !$0.contains(0) } })
    _ = await text(of: "fast", at: server, in: session)
    #expect(endings.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test func `An invalidated session cancels what still waits`() async {
    let session = server.makeSession(timeout: 60)
    let request = Task { await text(of: "never", at: server, in: session) }
    #expect(await eventually { !server.requests.isEmpty })
    session.invalidateAndCancel()
    #expect(await request.value == .failure(URLError(.cancelled)))
  }
}
