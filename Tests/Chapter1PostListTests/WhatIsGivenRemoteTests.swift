// Tests of the provided code: they are green from the start, and have to stay green.

import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Provided code: the remote data manager")
  struct WhatIsGivenRemote {
    let handler = PostListRequestHandlerSpy()

    @Test func `The remote data manager delivers the server's posts, once`() async {
      await ask(answering: .json(photos))
      expect(handler.retrieved.map { $0.map(\.title) }, equals: [["The lighthouse"]])
      expect(handler.errors, equals: [])
    }

    @Test(arguments: [404, 500])
    func `A status other than success is an error, whatever the body contains`(status: Int) async {
      await ask(answering: .body(Data(photos.utf8), status: status))
      expect(handler.errors, equals: [.serverStatus(status)])
      expect(handler.retrieved, equals: [])
    }

    @Test(arguments: ["", "[{", "{}", #"[{"id": 1}]"#])
    func `A response without posts is an error`(body: String) async {
      await ask(answering: .json(body))
      expect(handler.errors, equals: [.answerUnreadable])
    }

    @Test func `A server that cannot be reached is an error`() async {
      await ask(answering: .failure(.cannotConnectToHost))
      expect(handler.errors, equals: [.serverUnreachable])
    }

    @Test func `A server that is too slow is a separate error`() async {
      await ask(answering: .failure(.timedOut))
      expect(handler.errors, equals: [.serverTooSlow])
    }

    @Test func `A request that never ends retains nothing`() async {
      let server = OfflineServer()
      server.answer("/photos", with: .never)
      weak var probe: PostListRemoteDataManager?
      do {
        let manager = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
        manager.retrievePostList()
        probe = manager
      }
      _ = await eventually { server.requests.isEmpty == false }
      #expect(probe == nil)
    }

    private let photos = """
      [{"albumId": 1, "id": 1, "title": "The lighthouse",
        "url": "https://pictures.example/1.png", "thumbnailUrl": "https://pictures.example/1s.png"}]
      """

    private func ask(answering reply: Reply) async {
      let server = OfflineServer()
      server.answer("/photos", with: reply)
      let manager = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
      manager.remoteRequestHandler = handler
      manager.retrievePostList()
      _ = await eventually { handler.retrieved.count + handler.errors.count > 0 }
      await settle()
    }
  }
}
