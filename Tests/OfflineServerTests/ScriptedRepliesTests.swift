import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · Headers") struct ScriptedRepliesTests {
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
}
