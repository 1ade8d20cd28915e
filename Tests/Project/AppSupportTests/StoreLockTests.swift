import Foundation
import Testing

@testable import AppSupport

final class StoreLockTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  var store: URL { folder.appending(path: "deep/my todos.json") }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `A store is kept for one app, until it ends`() throws {
    var first = StoreLock(of: store)
    try #require(first != nil)
    #expect(StoreLock(of: store) == nil)
    first = nil
    #expect(StoreLock(of: store) != nil)
  }

  @Test func `Another store is free, and so are the files themselves`() throws {
    let first = StoreLock(of: store)
    #expect(StoreLock(of: folder.appending(path: "deep/other.json")) != nil)
    try Data("[]".utf8).write(to: store)
    #expect(try Data(contentsOf: store) == Data("[]".utf8))
    withExtendedLifetime(first) {}
  }

  @Test func `Where nothing can be stored, an app runs all the same`() {
    #expect(StoreLock(of: URL(filePath: "/dev/null/todos.json")) != nil)
  }
}
