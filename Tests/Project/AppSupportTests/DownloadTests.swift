import Foundation
import OfflineServer
import Testing

@testable import AppSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an app makes of a server that is not what it should be.
///
/// A download may take a day here, unless its lateness is what is tested: the machine may be busy.
@Suite(.timeLimit(.minutes(5))) struct DownloadTests {
  private static let ok = "HTTP/1.1 200 OK\r\n\r\n"

  @Test func `An answer arrives as it was sent, with its status and its headers`() async throws {
    let server = try LoopbackServer(
      "HTTP/1.1 404 Not Found\r\nLink: <http://a/?page=2>; rel=\"next\"\r\nRetry-After: 7\r\n\r\n",
      then: "[1, 2]")
    let options = try AppOptions(
      ["--server", server.url.absoluteString],
      for: ChapterApp(
        "PostListApp", chapter: 1, summary: "Lists posts.", liveServer: ChapterApp.jsonPlaceholder))
    let session = AppEnvironment(options, downloads: PatientDownloads.self).session
    let (body, response) = try await session.data(from: server.url)
    #expect(String(decoding: body, as: UTF8.self) == "[1, 2]")
    let head = try #require(response as? HTTPURLResponse)
    #expect(head.statusCode == 404)
    #expect(head.value(forHTTPHeaderField: "link") == "<http://a/?page=2>; rel=\"next\"")
    #expect(head.value(forHTTPHeaderField: "retry-after") == "7")
  }

  @Test(arguments: ["garbage", "SSH-2.0-OpenSSH_9.0\r\n", "HTTP/1.1 abc\r\n\r\n"])
  func `Bytes that are no HTTP are an answer without content`(bytes: String) async throws {
    expect(try await answer(of: LoopbackServer(bytes)), length: 0)
  }

  @Test func `An answer of the greatest length arrives`() async throws {
    let longest = String(repeating: " ", count: DownloadProtocol.limit)
    let server = try LoopbackServer(Self.ok, then: longest)
    expect(await answer(of: server), length: DownloadProtocol.limit)
  }

  @Test func `An answer that is longer is read no further, and is without content`() async throws {
    let megabyte = String(repeating: " ", count: 1_000_000)
    let server = try LoopbackServer(Self.ok, then: megabyte, times: 1000)
    expect(await answer(of: server), length: 0)
    #expect(server.sentCount < 1_000_000_000)
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["])
  func `An answer that breaks off is a failure`(bytes: String) async throws {
    let reply = await answer(of: try LoopbackServer(bytes))
    guard case .failure = reply else {
      Issue.record("It is \(reply)")
      return
    }
  }

  @Test func `A request that is cancelled ends, and leaves the server alone`() async throws {
    let server = try LoopbackServer(Self.ok, then: " ", times: .max)
    let reply = await withCheckedContinuation { isDone in
      let download = Download(limit: .max) { isDone.resume(returning: $0) }
      download.start(URLRequest(url: server.url), timeout: 86_400)
      Task {
        while server.sentCount < 100 { await Task.yield() }
        download.stop(.cancelled)
      }
    }
    while server.isAnswering { await Task.yield() }
    guard case .failure(.cancelled) = reply else {
      Issue.record("It is \(reply)")
      return
    }
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

  private func answer(of server: LoopbackServer) async -> Reply {
    await withCheckedContinuation { isDone in
      Download(limit: DownloadProtocol.limit) { isDone.resume(returning: $0) }
        .start(URLRequest(url: server.url), timeout: 86_400)
    }
  }

  private func expect(_ reply: Reply, length: Int) {
    let content = if case .adding(_, let content) = reply { content } else { reply }
    guard case .body(let body, let status) = content else {
      Issue.record("It is \(reply)")
      return
    }
    #expect(body.count == length)
    #expect(status == 200)
  }
}
