import Foundation
import Testing

@testable import JudgeKit

/// Tells whether a program still lives that writes to it, without asking the system for its processes.
struct PipeLiveness {
  /// A named pipe, for the program to open.
  let path: String
  fileprivate let descriptor: Int32

  /// Waits until a program holds it.
  func waitUntilHeld() async throws { try await wait { $0 < 0 } }

  /// Waits until no process holds it any more.
  func waitUntilCut() async throws { try await wait { $0 == 0 } }

  /// Reading finds the end (0) if no process holds the pipe, and nothing yet (-1) while one does.
  private func wait(until isDone: (Int) -> Bool) async throws {
    var byte: UInt8 = 0
    while !isDone(read(descriptor, &byte, 1)) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

/// Runs a body with a lifeline.
func withLifeline(_ body: (PipeLiveness) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    let path = folder.appending(path: "lifeline").path
    try #require(mkfifo(path, 0o600) == 0)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try await body(PipeLiveness(path: path, descriptor: descriptor))
  }
}
