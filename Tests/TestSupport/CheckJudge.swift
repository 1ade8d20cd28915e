import FailureKit
import Synchronization
import Testing

/// Runs a check that a learner wrote on right and on broken pieces, and takes what it records for its
/// verdict, not for a failure.
@MainActor public struct CheckJudge<Piece> {
  private static var end: String { "reached the end" }

  private let deed: @MainActor (Piece) -> String
  private let check: @MainActor (Piece) async throws -> Void
  /// Called before each run of the check, of which there may be many.
  var beat: @MainActor () -> Void = { Heartbeat.beat() }

  /// - Parameters:
  ///   - deed: What a piece does, to be read after "a presenter that".
  ///   - check: The learner's check.
  public init(
    deed: @escaping @MainActor (Piece) -> String,
    check: @escaping @MainActor (Piece) async throws -> Void
  ) {
    self.deed = deed
    self.check = check
  }

  /// Runs the check on each piece, leaving marks that `crash(on:during:)` reads.
  public func runToTheEnd(on pieces: [Piece]) async {
    for piece in pieces {
      beat()
      Issue.record(Comment(rawValue: deed(piece)))
      try? await check(piece)
    }
    Issue.record(Comment(rawValue: Self.end))
  }

  /// What the piece does on which the check crashes, or nil when it reaches its end.
  ///
  /// - Parameter run: Calls `runToTheEnd(on:)` in a process of its own: a crash ends every test.
  public func crash(
    on pieces: [Piece], during run: @Sendable () async throws -> Void
  ) async throws -> String? {
    let marks = try await issues { _ in try await run() }.flatMap(\.comments).map(\.rawValue)
    let deeds = Set(pieces.map(deed))
    return marks.contains(Self.end) ? nil : marks.last(where: deeds.contains)
  }

  /// What the pieces do that the check has something to say against, and where it says so.
  public func rejected(among pieces: [Piece]) async throws -> [String] {
    var rejected: [String] = []
    for piece in pieces {
      guard let complaint = try await complaints(about: piece).first else { continue }
      let place = complaint.sourceLocation.map { " (\($0.fileName):\($0.line))" } ?? ""
      let text = FailureText("\(complaint.kind)")
      // Of long lists, what was found tells the first difference, so the expectation is cut instead.
      let found = text.found.map { "found \($0)".cut(to: 90) }
      let space = 128 - (found?.count ?? 0)
      let values = [text.expected.map { "expected \($0)".cut(to: space) }, found]
        .compactMap(\.self).joined(separator: ", ")
      let sentence = ["\(deed(piece))\(place): \(values)", complaint.note.map { "Comment: \($0)" }]
        .compactMap(\.self).joined(separator: "\n")
      if !rejected.contains(sentence) { rejected.append(sentence) }
    }
    return rejected
  }

  /// The same with what was expected and found in lines of their own, which are easier to compare.
  public func rejections(among pieces: [Piece]) async throws -> [String] {
    var rejections: [String] = []
    for piece in pieces {
      guard let complaint = try await complaints(about: piece).first else { continue }
      let place = complaint.sourceLocation.map { " (\($0.fileName):\($0.line))" } ?? ""
      let text = FailureText("\(complaint.kind)")
      let lines = [
        "\(deed(piece))\(place).", complaint.note,
        text.expected.map { "It expected: \($0)" }, text.found.map { "It found:    \($0)" },
      ]
      rejections.append(lines.compactMap(\.self).joined(separator: "\n"))
    }
    return rejections
  }

  /// What the pieces do that the check has nothing to say against.
  public func letThrough(among pieces: [Piece]) async throws -> [String] {
    try await passed(among: pieces).map(deed)
  }

  /// The pieces that the check has nothing to say against.
  public func passed(among pieces: [Piece]) async throws -> [Piece] {
    var passed: [Piece] = []
    for piece in pieces where try await complaints(about: piece).isEmpty { passed.append(piece) }
    return passed
  }

  /// What the pieces do that the check judges in another way when some of them come again, in another order.
  ///
  /// - Parameters:
  ///   - right: New pieces that the check accepted before.
  ///   - broken: New pieces that it rejected before.
  public func changedVerdicts(right: [Piece], broken: [Piece]) async throws -> [String] {
    let pieces =
      right.map { (piece: $0, isRight: true) } + broken.shuffled().prefix(8).map { ($0, false) }
    var changed: Set<Int> = []
    for (index, (piece, isRight)) in pieces.enumerated().shuffled()
    where try await complaints(about: piece).isEmpty != isRight {
      changed.insert(index)
    }
    // The order is left to chance, but not what a learner reads.
    return changed.sorted().map { deed(pieces[$0].0) }
  }

  private func complaints(about piece: Piece) async throws -> [Issue] {
    beat()
    return try await issues { @MainActor log in
      do { try await check(piece) } catch { Issue.record(error) }
      // What it says later, from a task, no test would wait for.
      log.close()
    }
  }

  /// The issues that are recorded while a body runs; the test that runs it never hears of them.
  private func issues(
    during body: @Sendable (IssueLog) async throws -> Void
  ) async throws -> [Issue] {
    let log = IssueLog()
    let listener: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.failsTest { log.append(issue) }
      return nil
    }
    try await listener.provideScope(
      for: #require(Test.current), testCase: .current, performing: { try await body(log) })
    return log.issues
  }
}

extension Issue {
  /// What the learner wrote above the expectation, or passed to it, without a period at its end.
  nonisolated fileprivate var note: String? {
    FailureComments(comments.map(\.rawValue)).note?.replacing(#/\.$/#, with: "").cut(to: 130)
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
