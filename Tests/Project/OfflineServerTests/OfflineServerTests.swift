import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · Replies") struct OfflineServerTests {
  private let server = OfflineServer()

  @Test func `A body and a status arrive as they were given`() async throws {
    server.answer("/cats", with: .body(Data([0xff, 0x00]), status: 201))
    let session = server.makeSession()
    let (body, response) = try await session.data(from: server.url.appending(path: "cats"))
    #expect(body == Data([0xff, 0x00]))
    #expect((response as? HTTPURLResponse)?.statusCode == 201)
  }

  @Test(arguments: [204, 301, 401, 404, 500])
  func `Each status arrives as a response, never as an error`(status: Int) async throws {
    server.answer("/cats", with: .status(status))
    let (body, response) = try await server.makeSession().data(
      from: server.url.appending(path: "cats"))
    #expect((response as? HTTPURLResponse)?.statusCode == status)
    #expect(String(decoding: body, as: UTF8.self) == "{}")
  }

  @Test(arguments: [URLError.Code.notConnectedToInternet, .networkConnectionLost])
  func `A failure arrives as its URLError`(code: URLError.Code) async {
    server.answer("/cats", with: .failure(code))
    #expect(await text(of: "cats", at: server) == .failure(URLError(code)))
  }

  @Test func `A delayed reply arrives`() async {
    server.answer("/cats", with: .delayed(.json("[]"), by: .milliseconds(1)))
    #expect(await text(of: "cats", at: server) == .success("[]"))
  }

  @Test func `A path without a reply is answered with 404`() async throws {
    let (_, response) = try await server.makeSession().data(from: server.url)
    #expect((response as? HTTPURLResponse)?.statusCode == 404)
  }

  @Test func `The last reply that was given counts`() async {
    server.answer("/cats", with: .failure(.notConnectedToInternet))
    server.answer("/cats", with: .json("[1]"))
    #expect(await text(of: "cats", at: server) == .success("[1]"))
  }

  @Test func `The requests are noted with their queries, in order`() async {
    for path in ["cats", "cats?_limit=2", "dogs/3"] { _ = await text(of: path, at: server) }
    #expect(server.requests == ["/cats", "/cats?_limit=2", "/dogs/3"])
  }

  @Test func `A request that changes something, or takes what is stored, is noted as such`()
    async throws
  {
    var post = URLRequest(url: server.url.appending(path: "cats"))
    post.httpMethod = "POST"
    var stored = URLRequest(url: server.url.appending(path: "dogs"))
    stored.cachePolicy = .returnCacheDataElseLoad
    var fresh = stored
    fresh.cachePolicy = .reloadIgnoringLocalCacheData
    let hasty = URLRequest(url: fresh.url ?? server.url, timeoutInterval: 5)
    for request in [post, stored, fresh, hasty] {
      _ = try await server.makeSession().data(for: request)
    }
    let requests = ["POST /cats", "GET or cache /dogs", "/dogs", "GET within 5 s /dogs"]
    #expect(server.requests == requests)
  }

  @Test func `A session waits longer than any test lasts, unless it is told otherwise`() {
    #expect(server.makeSession().configuration.timeoutIntervalForRequest == 86_400)
    #expect(server.makeSession(timeout: 5).configuration.timeoutIntervalForRequest == 5)
  }

  @Test func `A request that is never answered ends with the session's timeout`() async {
    server.answer("/cats", with: .never)
    let session = server.makeSession(timeout: 0.1)
    #expect(await text(of: "cats", at: server, in: session) == .failure(URLError(.timedOut)))
  }

  @Test func `A reply that comes after the timeout is not heard`() async {
    let gate = Gate()
    server.answer("/cats", with: .held(.json("[]"), by: gate))
    let session = server.makeSession(timeout: 0.1)
    #expect(await text(of: "cats", at: server, in: session) == .failure(URLError(.timedOut)))
    gate.open()
    // The session works in turn: once this is over, nothing of the first request is left.
    _ = await text(of: "cats", at: server, in: session)
    #expect(await text(of: "cats", at: server) == .success("[]"))
  }

  @Test func `A server's name has no dot, so that macOS asks it without https`() {
    #expect(server.url.host()?.contains(".") == false)
  }

  @Test func `Two servers asked at once do not disturb each other`() async {
    let other = OfflineServer()
    server.answer("/cats", with: .json("ours"))
    other.answer("/cats", with: .failure(.networkConnectionLost))
    await withTaskGroup { group in
      for _ in 1...50 {
        group.addTask { #expect(await text(of: "cats", at: server) == .success("ours")) }
        group.addTask {
          #expect(await text(of: "cats", at: other) == .failure(URLError(.networkConnectionLost)))
        }
      }
    }
    #expect(server.requests.count == 50)
    #expect(other.requests.count == 50)
  }

  @Test func `Requests of one session at once each get their own reply`() async {
    let session = server.makeSession()
    for number in 1...200 {
      server.answer("/\(number)", with: .delayed(.json("\(number)"), by: .milliseconds(number % 3)))
    }
    await withTaskGroup { group in
      for number in 1...200 {
        group.addTask {
          #expect(await text(of: "\(number)", at: server, in: session) == .success("\(number)"))
        }
      }
    }
    #expect(Set(server.requests) == Set((1...200).map { "/\($0)" }))
  }

  @Test func `A session does not keep its server alive, and is then refused`() async {
    weak var gone: OfflineServer?
    let (session, address) = {
      let other = OfflineServer.bundled()
      gone = other
      return (other.makeSession(), other.url.absoluteString)
    }()
    #expect(gone == nil)
    #expect(
      await text(of: address, at: server, in: session) == .failure(URLError(.cannotConnectToHost)))
  }

  @Test func `A session asks no one but an offline server`() async {
    let address = "https://jsonplaceholder.typicode.com/posts"
    #expect(await text(of: address, at: server) == .failure(URLError(.cannotConnectToHost)))
  }
}
