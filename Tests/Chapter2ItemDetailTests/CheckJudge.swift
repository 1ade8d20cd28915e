import Synchronization
import Testing

@testable import Chapter2ItemDetail
@testable import Chapter2ItemDetailChecks

/// Runs the learner's check, and takes what it records for its verdict, not for a failure.
enum CheckJudge {
  private static let end = "reached the end"

  /// What the presenter does on which the check crashes, or nil when it reaches its end.
  ///
  /// A crash ends every test, so it may happen in a process of its own. Marks among the issues tell
  /// how far the check came.
  static func crash() async throws -> String? {
    let marks = try await issues { _ in
      await #expect(processExitsWith: .success) { await CheckJudge.runToTheEnd() }
    }.flatMap(\.comments).map(\.rawValue)
    let deeds = Set(ListPresenterVariant.all.map(\.deed))
    return marks.contains(end) ? nil : marks.last(where: deeds.contains)
  }

  private static func runToTheEnd() {
    for presenter in ListPresenterVariant.all {
      Issue.record(Comment(rawValue: presenter.deed))
      try? checkSelection(of: presenter)
    }
    Issue.record(Comment(rawValue: end))
  }

  /// What the presenters do that the check has something to say against, and where it says so.
  static func rejected(among presenters: [ListPresenterVariant]) async throws -> [String] {
    var rejected: [String] = []
    for presenter in presenters {
      guard let complaint = try await complaints(about: presenter).first else { continue }
      let place = complaint.sourceLocation.map { " (\($0.fileName):\($0.line))" }
      rejected.append(presenter.deed + (place ?? ""))
    }
    return rejected
  }

  /// What the presenters do that the check has nothing to say against.
  static func letThrough(among presenters: [ListPresenterVariant]) async throws -> [String] {
    var letThrough: [String] = []
    for presenter in presenters where try await complaints(about: presenter).isEmpty {
      letThrough.append(presenter.deed)
    }
    return letThrough
  }

  private static func complaints(about presenter: ListPresenterVariant) async throws -> [Issue] {
    try await issues { @MainActor log in
      do { try checkSelection(of: presenter) } catch { Issue.record(error) }
      // What it says later, from a task, no test would wait for.
      log.close()
    }
  }

  /// The issues that are recorded while a body runs; the test that runs it never hears of them.
  private static func issues(
    during body: @Sendable (IssueLog) async throws -> Void
  ) async throws -> [Issue] {
    let log = IssueLog()
    let listener: IssueHandlingTrait = .compactMapIssues { issue in
      if isVerdict(issue) { log.append(issue) }
      return nil
    }
    try await listener.provideScope(
      for: #require(Test.current), testCase: .current, performing: { try await body(log) })
    return log.issues
  }

  /// Whether an issue would fail a test: not one that is known, and not a warning.
  nonisolated private static func isVerdict(_ issue: Issue) -> Bool {
    #if compiler(>=6.3)
      issue.isFailure
    #else
      // Here the library does not tell.
      true
    #endif
  }
}

nonisolated private final class IssueLog: Sendable {
  private let state = Mutex<(issues: [Issue], isClosed: Bool)>(([], false))

  var issues: [Issue] { state.withLock { $0.issues } }

  /// Adds an issue, unless the log is closed.
  func append(_ issue: Issue) {
    state.withLock { if !$0.isClosed { $0.issues.append(issue) } }
  }

  func close() { state.withLock { $0.isClosed = true } }
}
