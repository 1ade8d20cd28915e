import JudgeKit
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
      _ = watched.save(failing: [(Watched.given, "nobody")])
      _ = watched.save(errors: ["expected '}'"])
      let worse = watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      #expect(
        worse.filter { $0.contains("green") } == [
          "✘ 1.1, 1.2 were green when the code compiled last."
        ])
      #expect(!worse.contains { $0.hasPrefix("✘ 1.2 ") })
    }
  }

  @Test func `A broken guard is told at once, with its place, and again when it works`()
    async throws
  {
    try await watch { watched in
      let both = [(Watched.one, "nobody"), (Watched.given, "nobody")]
      let broken = watched.save(failing: both)
      let guardLines = ["✘ Provided code, now failing: The greeting is given"]
      #expect(broken.filter { $0.contains("is given") } == guardLines)
      #expect(broken.contains("  Rule      know the world."))
      #expect(broken.contains("  Test      Tests/T.swift:7"))
      #expect(!watched.save(failing: both).contains { $0.contains("is given") })
      // A crash hides it; that does not mean that it works.
      let crash = Stream.report([Watched.one.listed, Watched.one.started], ending: .signalled(4))
      #expect(!watched.save(crash).contains { $0.contains("is given") })
      let whole = watched.save(failing: [(Watched.one, "nobody")])
      #expect(whole.contains("✔ Provided code, works again: The greeting is given"))
      let done = watched.save(failing: [(Watched.given, "nobody")])
      #expect(done.filter { $0.contains("is given") } == guardLines)
    }
  }

  @Test func `A broken guard keeps a chapter from being complete`() async throws {
    try await watch { watched in
      _ = watched.save(failing: [(Watched.two, "nobody")])
      let lines = watched.save(failing: [(Watched.given, "nobody")])
      #expect(lines.contains("✘ Provided code, now failing: The greeting is given"))
      #expect(!lines.contains { $0.contains("complete") })
      #expect(!watched.log.isFinished)
    }
  }
}
