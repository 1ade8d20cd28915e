import ScreenKit
import Testing

/// Fails a test in which a screen was shown or removed as UIKit does not allow.
final class NotedComplaints {
  nonisolated private static let rule: Comment = """
    Rule: Navigate only as UIKit allows. It refuses or crashes on other calls, which ScreenKit's navigator ignores.
    docs/uikit-and-swiftui.md
    """

  private var complaints: [Sentence] = []

  nonisolated init() {}

  /// Runs a test, and has it fail for its complaints after what it says itself.
  @concurrent nonisolated func fail(
    _ test: Test, for body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    do {
      try await Complaint.$report.withValue({ self.note($0) }) { try await body() }
    } catch {
      await judge(test)
      throw error
    }
    await judge(test)
  }

  private func note(_ text: String) {
    let sentence = Sentence(text: text)
    if !complaints.contains(sentence) { complaints.append(sentence) }
  }

  private func judge(_ test: Test) {
    #expect(complaints == [], Self.rule, sourceLocation: test.sourceLocation)
  }

  /// A failure prints it as it is, without quotation marks.
  nonisolated private struct Sentence: Equatable, CustomDebugStringConvertible {
    let text: String
    var debugDescription: String { text }
  }
}
