import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

@Suite(.timeLimit(.minutes(5))) struct FolderLockTests {
  @Test func `One has the lock at a time, and the next gets it`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "lock")
      let log = Log()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...3 {
          group.addTask {
            try await withLock(on: file) {
              await log.add("in \(number)")
              for _ in 0..<100 { await Task.yield() }
              await log.add("out \(number)")
            }
          }
        }
        try await group.waitForAll()
      }
      let lines = await log.lines
      #expect(lines.count == 6)
      for index in stride(from: 0, to: lines.count, by: 2) {
        #expect(lines[index].replacing("in", with: "out") == lines[index + 1])
      }
    }
  }

  @Test func `Who waits can be cancelled`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "lock")
      try await withLock(on: file) {
        let waiting = Task { try await withLock(on: file) { Issue.record("It got the lock.") } }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
      }
    }
  }

  @Test func `It does not outlive a body that throws`() async throws {
    struct Failure: Error {}
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "lock")
      await #expect(throws: Failure.self) { try await withLock(on: file) { throw Failure() } }
      let next = try await withLock(on: file) { "next" }
      #expect(next == "next")
    }
  }

  private actor Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }
}
