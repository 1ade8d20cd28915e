import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import AppSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an app's session makes of a server that is not what it should be.
struct DownloadTests {
  private static let ok = "HTTP/1.1 200 OK\r\n\r\n"

  @Test func `An answer arrives as it was sent, with its status`() async throws {
    let server = try LoopbackServer("HTTP/1.1 404 Not Found\r\n\r\n", then: "[1, 2]")
    let (body, status) = try await ask(server)
    #expect(String(decoding: body, as: UTF8.self) == "[1, 2]")
    #expect(status == 404)
  }

  @Test(arguments: ["garbage", "SSH-2.0-OpenSSH_9.0\r\n", "HTTP/1.1 abc\r\n\r\n"])
  func `Bytes that are no HTTP are an answer without content`(bytes: String) async throws {
    let (body, status) = try await ask(LoopbackServer(bytes))
    #expect(body.isEmpty)
    #expect(status == 200)
  }

  @Test func `An answer of the greatest length arrives`() async throws {
    let longest = String(repeating: " ", count: DownloadProtocol.limit)
    let server = try LoopbackServer(Self.ok, then: longest)
    #expect(try await ask(server).body.count == DownloadProtocol.limit)
  }

  @Test func `An answer that is longer is read no further, and is without content`() async throws {
    let megabyte = String(repeating: " ", count: 1_000_000)
    let server = try LoopbackServer(Self.ok, then: megabyte, times: 1000)
    let (body, status) = try await ask(server)
    #expect(body.isEmpty)
    #expect(status == 200)
    #expect(server.sentCount < 1_000_000_000)
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["])
  func `An answer that breaks off is a failure`(bytes: String) async throws {
    let server = try LoopbackServer(bytes)
    await #expect(throws: URLError.self) { try await ask(server) }
  }

  @Test func `A request that is cancelled ends, and leaves the server alone`() async throws {
    let server = try LoopbackServer(Self.ok, then: " ", times: .max)
    let request = Task { try await ask(server) }
    #expect(await eventually { server.sentCount > 100 })
    request.cancel()
    await #expect(throws: URLError.self) { try await request.value }
    #expect(await eventually { !server.isAnswering })
  }

  @Test func `An answer that comes byte by byte is late in the end`() async throws {
    let server = try LoopbackServer(Self.ok, then: " ", times: .max)
    let reply = await withCheckedContinuation { isDone in
      Download(limit: .max) { isDone.resume(returning: $0) }
        .start(URLRequest(url: server.url), timeout: 0.1)
    }
    guard case .failure(.timedOut) = reply else {
      Issue.record("It is \(reply)")
      return
    }
  }

  private func ask(_ server: LoopbackServer) async throws -> (body: Data, status: Int?) {
    let options = try AppOptions(
      ["--server", server.url.absoluteString],
      for: ChapterApp("PostListApp", chapter: 1, summary: "Lists posts.", takesServer: true))
    let (body, response) = try await AppEnvironment(options).session.data(from: server.url)
    return (body, (response as? HTTPURLResponse)?.statusCode)
  }
}
