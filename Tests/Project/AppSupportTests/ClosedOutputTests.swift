import Foundation
import ScreenKit
import Testing

@testable import AppSupport

struct ClosedOutputTests {
  @Test func `An app whose output is closed ends at once, and says so`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await Self.runWithClosedOutput()
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Error: The output is closed, so nothing can be shown.\n"))
  }

  private static func runWithClosedOutput() async {
    close(STDOUT_FILENO)
    await ChapterApp("TodoListApp", chapter: 3, summary: "Lists todos.").run { _, _ in Screen() }
  }
}
