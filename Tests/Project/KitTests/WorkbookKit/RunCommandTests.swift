import Foundation
import Testing

@testable import CourseKit
@testable import WorkbookKit

struct RunCommandTests {
  @Test func `A signal reaches the app that takes the tool's place`() async {
    // An app that did not hear it would leave with 7.
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try await Task.detached { () throws -> Void in
        try Command.become("/bin/sh", ["-c", "kill -TERM $$; exit 7"])
      }.value
    }
  }
}
