// Tests of the provided code: they are green from the start, and have to stay green.

import Foundation
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Provided code: the store")
  final class WhatIsGivenStore {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var file: URL { folder.appending(path: "deep/posts.json") }
    var store: PostListLocalDataManager { PostListLocalDataManager(file: file) }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    @Test func `A store without a file is empty`() throws {
      expect(try store.retrievePostList(), equals: [])
    }

    @Test func `An interactor without a store doesn't take it for an empty one`() async {
      let list = InteractorAndDoubles()
      list.interactor.localDataManager = nil

      await when { list.interactor.retrievePostList() }

      expect(list.server.requests, equals: 0)
      expect(list.presenter.delivered, equals: [])
    }

    @Test func `Stored posts survive a restart`() throws {
      try store.savePosts([.lighthouse, .harbour])
      expect(try store.retrievePostList(), equals: [.lighthouse, .harbour])
    }

    @Test func `The store replaces a post that it knows`() throws {
      let renamed = Post(id: Post.lighthouse.id, title: "The new lighthouse")
      try store.savePosts([.lighthouse, .harbour])
      try store.savePosts([renamed, .ferry])
      expect(try store.retrievePostList(), equals: [renamed, .harbour, .ferry])
    }

    @Test func `A corrupt store is reported and never overwritten`() throws {
      try store.savePosts([.lighthouse])
      try Data("[{".utf8).write(to: file)

      #expect(throws: PostListError.storeUnreadable(path: file.path)) {
        try store.retrievePostList()
      }
      #expect(throws: PostListError.storeUnreadable(path: file.path)) {
        try store.savePosts([.harbour])
      }
      expect(try Data(contentsOf: file), equals: Data("[{".utf8))
    }

    @Test func `A store that cannot be read isn't taken for an empty one`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: file.deletingLastPathComponent())

      #expect(throws: PostListError.storeUnreadable(path: file.path)) {
        try store.retrievePostList()
      }
    }

    @Test func `A store that cannot be written is reported`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: file.deletingLastPathComponent(), withDestinationURL: folder.appending(path: "missing"))

      #expect(throws: PostListError.storeUnwritable(path: file.path)) {
        try store.savePosts([.harbour])
      }
    }
  }
}
