// Tests of the provided code. They pass from the start, and stay green while you solve the exercises.

import Foundation
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Provided code: the store")
  final class WhatIsGivenStore {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var file: URL { folder.appending(path: "deep/todos.json") }
    var store: TodoListLocalDataManager { TodoListLocalDataManager(file: file) }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    @Test func `A store without a file returns nil`() throws {
      #expect(try store.retrieveTodos() == nil)
    }

    @Test func `The store still has its todos after the next launch`() throws {
      try store.saveTodos([.call, .bread.completed])
      expect(try store.retrieveTodos(), equals: [.call, .bread.completed])
    }

    @Test func `The store distinguishes an empty list from none`() throws {
      try store.saveTodos([.call])
      try store.saveTodos([])
      expect(try store.retrieveTodos(), equals: [])
    }

    @Test func `A corrupt store throws an error and is never overwritten`() throws {
      try store.saveTodos([.call])
      try Data("[{".utf8).write(to: file)

      #expect(throws: TodoListError.storeUnreadable(path: file.path)) {
        try store.retrieveTodos()
      }
      #expect(throws: TodoListError.storeUnreadable(path: file.path)) {
        try store.saveTodos([.bread])
      }
      expect(try Data(contentsOf: file), equals: Data("[{".utf8))
    }

    @Test func `A store that cannot be read isn't taken for none`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: file.deletingLastPathComponent())

      #expect(throws: TodoListError.storeUnreadable(path: file.path)) {
        try store.retrieveTodos()
      }
    }

    @Test func `A store that cannot be written throws an error`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: file.deletingLastPathComponent(), withDestinationURL: folder.appending(path: "missing"))

      #expect(throws: TodoListError.storeUnwritable(path: file.path)) {
        try store.saveTodos([.call])
      }
    }
  }
}
