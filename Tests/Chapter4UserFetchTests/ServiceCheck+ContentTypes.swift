import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ServiceCheck {
  /// What a server may call its data; the last response doesn't say it.
  private static let contentTypes = [
    "application/json", "Application/JSON;charset=UTF-8", "text/json", "application/vnd.api+json",
    "text/plain", "text/plain; charset=utf-8", "text/html; charset=utf-8",
    "application/octet-stream", "",
  ]

  /// Responses that differ in their content type alone, each at an address of its own.
  func checkContentTypes(_ server: OfflineServer, at place: SourceLocation) async throws {
    let session = server.makeSession()
    let replies: [(json: String, status: Int)] = [
      (usersJSON, 200), ("[]", 203), ("<h1>Not found</h1>", 404), (usersJSON, 503),
      ("<h1>Log in</h1>", 200),
    ]
    let calls = Self.contentTypes.enumerated().flatMap { number, type in
      replies.enumerated().map { index, reply in
        let (path, recorder) = ("type\(number)-\(index)", ServiceLog())
        let headers = ["Content-Type": type]
        server.answer("/" + path, with: .json(reply.json, status: reply.status, headers: headers))
        let ask = make(session, server.url.absoluteString + path)
        Task.detached { await ask { result in recorder.note { $0.results.append(result) } } }
        let result = UserReply(json: reply.json, status: reply.status).usersOrError
        return (name: "\(reply.status) with \(type.debugDescription)", recorder, result)
      }
    }
    _ = await eventually { calls.allSatisfy { !$0.1.recorded.results.isEmpty } }
    await drain(session, of: server)
    let wrong = calls.filter { $0.1.recorded.results != [$0.2] }
      .map { Finding("\($0.name) is \($0.1.recorded.results), not [\($0.2)]") }
    try require(wrong.prefix(3), equals: [], Rule.dataDecides, sourceLocation: place)
  }
}
