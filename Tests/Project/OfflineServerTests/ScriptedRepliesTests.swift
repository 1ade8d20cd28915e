import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · Headers and queries") struct ScriptedRepliesTests {
  private let server = OfflineServer()

  @Test func `A header arrives beside the JSON's own`() async throws {
    server.answer("/cats", with: .json("[]", status: 429, headers: ["retry-after": "7"]))
    let (body, response) = try await ask("cats", at: server)
    #expect(response.statusCode == 429)
    #expect(String(decoding: body, as: UTF8.self) == "[]")
    #expect(response.value(forHTTPHeaderField: "Retry-After") == "7")
    #expect(response.value(forHTTPHeaderField: "content-type")?.contains("json") == true)
  }

  @Test(arguments: ["Content-Type", "content-type", "CONTENT-TYPE"])
  func `A header can say that the body is no JSON`(name: String) async throws {
    server.answer(
      "/cats", with: .adding(headers: [name: "text/plain"], to: .body(Data("cat".utf8))))
    // Were both sent, either one would arrive by chance.
    for _ in 1...10 {
      let (_, response) = try await ask("cats", at: server)
      #expect(response.value(forHTTPHeaderField: "Content-Type") == "text/plain")
    }
  }

  @Test func `A header without a value takes the own one away`() async throws {
    server.answer("/cats", with: .json("[]", headers: ["content-type": ""]))
    let (body, response) = try await ask("cats", at: server)
    #expect(String(decoding: body, as: UTF8.self) == "[]")
    #expect(response.value(forHTTPHeaderField: "Content-Type") == nil)
  }

  @Test func `A reply that was held back has its headers`() async throws {
    let gate = Gate()
    let held = Reply.held(.json("[]", headers: ["retry-after": "7"]), by: gate)
    server.answer("/cats", with: .adding(headers: ["x-cats": "2"], to: held))
    async let asked = ask("cats", at: server)
    gate.open()
    let (_, response) = try await asked
    #expect(response.value(forHTTPHeaderField: "retry-after") == "7")
    #expect(response.value(forHTTPHeaderField: "x-cats") == "2")
  }

  @Test func `A failure with headers is still a failure`() async {
    server.answer(
      "/cats", with: .adding(headers: ["x-cats": "2"], to: .failure(.networkConnectionLost)))
    #expect(await text(of: "cats", at: server) == .failure(URLError(.networkConnectionLost)))
  }

  @Test func `A reply without a status is no HTTP response`() async throws {
    server.answer("/cats", with: .withoutStatus(Data("cat".utf8)))
    let (body, response) = try await server.makeSession().data(
      from: server.url.appending(path: "cats"))
    #expect(String(decoding: body, as: UTF8.self) == "cat")
    #expect(!(response is HTTPURLResponse))
  }

  @Test func `A failure of another kind is no error of a session`() async {
    server.answer("/cats", with: .otherFailure(CocoaError(.fileNoSuchFile)))
    let url = server.url.appending(path: "cats")
    await #expect { try await server.makeSession().data(from: url) } throws: { !($0 is URLError) }
  }

  @Test func `A host is found in capital letters as well`() async {
    server.answer("/cats", with: .json("cats"))
    let address = "HTTP://OFFLINE" + server.url.absoluteString.dropFirst("http://offline".count)
    #expect(await text(of: address + "cats", at: server) == .success("cats"))
  }

  @Test func `A path with a query answers only that query, and goes before the path alone`() async {
    server.answer("/cats?page=2", with: .json("second"))
    #expect(await text(of: "cats", at: server) == .success("{}"))
    server.answer("/cats", with: .json("first"))
    for (path, reply) in [
      ("cats?page=2", "second"), ("cats", "first"), ("cats?page=3", "first"),
      ("cats?page=2&tails=1", "first"),
    ] {
      #expect(await text(of: path, at: server) == .success(reply))
    }
  }

  @Test func `A query is noted and answered as it was sent`() async {
    server.answer("/cats?q=c%2B%2B", with: .json("plus"))
    server.answer("/cats?q=c++", with: .json("spaces"))
    #expect(await text(of: "cats?q=c%2B%2B", at: server) == .success("plus"))
    #expect(await text(of: "cats?q=c++", at: server) == .success("spaces"))
    #expect(await text(of: "cats?q=caf%C3%A9%20", at: server) == .success("{}"))
    #expect(server.requests == ["/cats?q=c%2B%2B", "/cats?q=c++", "/cats?q=caf%C3%A9%20"])
  }
}
