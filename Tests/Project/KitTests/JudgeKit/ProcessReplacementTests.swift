import Foundation
import Testing

@testable import JudgeKit

struct ProcessReplacementTests {
  @Test func `A signal reaches the program that takes the tool's place`() async {
    // A program that ignored the signal would exit with 7.
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try await Task.detached { () throws -> Void in
        try replaceProcess(with: "/bin/sh", ["-c", "kill -TERM $$; exit 7"])
      }.value
    }
  }
}
