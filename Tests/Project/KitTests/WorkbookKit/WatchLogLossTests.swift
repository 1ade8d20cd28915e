import JudgeKit
import SnapshotSupport
import Testing

@testable import CourseKit
@testable import VerifyKit
@testable import WorkbookKit

/// What `watch` says when a save breaks what was right.
struct WatchLogLossTests {
  private typealias Watched = WatchLogSample

  private func watch(_ body: (inout WatchLogSample) throws -> Void) async throws {
    try await LearnerSample.with { workbook in
      var watched = try WatchLogSample(workbook)
      try body(&watched)
    }
  }

  @Test func `A save that breaks several names them all, in one line`() async throws {
    try await watch { watched in
      watched.save(failing: [(Watched.given, "nobody")])
      watched.save(errors: ["expected '}'"])
      watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      expect(watched.transcript, equalsSnapshot: "several-losses")
    }
  }

  @Test func `A broken guard is told at once, with its place, and again when it works`()
    async throws
  {
    try await watch { watched in
      let both = [(Watched.one, "nobody"), (Watched.given, "nobody")]
      watched.save(failing: both)
      watched.save(failing: both)
      // A crash hides it; that does not mean that it works.
      let crash = Stream.report([Watched.one.listed, Watched.one.started], ending: .signalled(4))
      watched.save(crash)
      watched.save(failing: [(Watched.one, "nobody")])
      watched.save(failing: [(Watched.given, "nobody")])
      expect(watched.transcript, equalsSnapshot: "broken-guard")
    }
  }

  @Test func `A broken guard keeps a chapter from being complete`() async throws {
    try await watch { watched in
      watched.save(failing: [(Watched.two, "nobody")])
      watched.save(failing: [(Watched.given, "nobody")])
      expect(watched.transcript, equalsSnapshot: "not-complete")
      #expect(!watched.log.isFinished)
    }
  }
}
