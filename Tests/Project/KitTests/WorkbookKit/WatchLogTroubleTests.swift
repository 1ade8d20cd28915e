import Foundation
import SnapshotSupport
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// What `watch` says when a save is of no use, or the code runs wild.
struct WatchLogTroubleTests {
  private typealias Watched = WatchLogSample

  private func watch(_ body: (inout WatchLogSample) throws -> Void) async throws {
    try await LearnerSample.with { workbook in
      var watched = try WatchLogSample(workbook)
      try body(&watched)
    }
  }

  private static func greeting(_ number: Int) -> String {
    "func greeting() -> String { \"\(number)\" }"
  }

  @Test func `After three different answers that stay red a hint is offered`() async throws {
    try await watch { watched in
      let red = [(Watched.one, "nobody")]
      watched.save(failing: red)
      let offers = try (1...6).map {
        try watched.save(Self.greeting($0), to: 1, failing: red).last
          == "Stuck? swift run workbook hint 1.1"
      }
      #expect(offers == [false, false, true, false, false, true])
    }
  }

  @Test func `The same answer, saved again or with a comment, is no second try`() async throws {
    try await watch { watched in
      let red = [(Watched.one, "nobody")]
      let tries = [1, 1, 2, 1, 2].map { Self.greeting($0) } + ["// Why?\n  \(Self.greeting(2))"]
      let offers = try ([""] + tries).map {
        try watched.save($0, to: 1, failing: red).last?.hasPrefix("Stuck?")
      }
      #expect(offers.allSatisfy { $0 == false })
      let third = try watched.save(Self.greeting(3), to: 1, failing: red).last
      #expect(third?.hasPrefix("Stuck?") == true)
    }
  }

  @Test func `What an editor saves by itself while the learner types is one try`() async throws {
    try await watch { watched in
      let red = [(Watched.one, "nobody")]
      watched.save(failing: red)
      let typed = try (1...20).map {
        try watched.save(Self.greeting($0), to: 1, after: 1, failing: red).last?.hasPrefix("Stuck?")
      }
      #expect(typed.allSatisfy { $0 == false })
      let later = try (21...22).map {
        try watched.save(Self.greeting($0), to: 1, failing: red).last?.hasPrefix("Stuck?")
      }
      #expect(later == [false, true])
    }
  }

  @Test func `A hint is for an exercise, not for the compiler`() async throws {
    try await watch { watched in
      let both = [(Watched.one, "nobody"), (Watched.two, "nobody")]
      let errors = (0...3).map { _ in watched.save(errors: ["expected '}'"]).last }
      #expect(errors.allSatisfy { $0?.hasPrefix("Stuck?") == false })
      let one = try (0...3).map { try watched.save(Self.greeting($0), to: 1, failing: both).last }
      #expect(one.map { $0?.hasPrefix("Stuck?") } == [false, false, false, true])
      let two = try (0...3).map {
        try watched.save("return [\"\($0)\"]", to: 2, failing: [(Watched.two, "nobody")]).last
      }
      #expect(two.map { $0?.hasPrefix("Stuck?") } == [false, false, false, true])
    }
  }

  @Test func `An error of the compiler is told once, with how many more there are`() async throws {
    try await watch { watched in
      watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      watched.save(errors: ["cannot find 'a' in scope", "cannot find 'b' in scope"])
      watched.save(errors: ["cannot find 'a' in scope"])
      #expect(!watched.log.isFinished)
      // What was solved meanwhile is told against what was judged before.
      watched.save(failing: [(Watched.two, "nobody")])
      watched.save(errors: ["cannot find 'a' in scope"])
      expect(watched.transcript, equalsSnapshot: "compiler-errors")
    }
  }

  @Test func `A build that fails without an error does not end the watch of a complete chapter`()
    async throws
  {
    try await watch { watched in
      watched.save(failing: [])
      watched.save(errors: [])
      #expect(!watched.log.isFinished)
      watched.save(failing: [])
      #expect(watched.log.isFinished)
    }
  }

  @Test func `A missing brace is told before what follows from it`() async throws {
    try await watch { watched in
      let errors = ["declaration is only valid at file scope", "expected '}' in class"]
      let told = watched.save(errors: errors)
      #expect(told.contains { $0.hasSuffix("error: expected '}' in class") })
    }
  }

  @Test(arguments: [
    (Subprocess.Ending.signalled(4), "crashed"), (.timedOut, "timed-out"), (.exited(0), "left"),
  ])
  func `A test that ends the run for all is named, and nothing is done`(
    ending: Subprocess.Ending, name: String
  ) async throws {
    try await watch { watched in
      let one = Watched.one
      let two = Watched.two
      let lines = [two.listed, one.listed, two.started, two.ended("pass"), one.started]
      expect(watched.save(Stream.report(lines, ending: ending)), equalsSnapshot: name)
    }
  }

  @Test func `A later exercise that never ends is named as well, once`() async throws {
    try await watch { watched in
      let one = Watched.one
      let two = Watched.two
      let red = [one.listed, two.listed, one.started, one.failed("(a → 1) == 2", rule: "Rule: a.")]
      let loop = Stream.report(red + [one.ended("fail"), two.started], ending: .timedOut)
      watched.save(failing: [(one, "nobody"), (two, "nobody")])
      let told = [watched.save(loop), watched.save(loop)]
      #expect(told.map { $0.contains { $0.hasPrefix("✘ 1.2 ") } } == [true, false])
    }
  }

  private func report(printing text: String, isCut: Bool = false) -> TestReport {
    let events = [Watched.one.listed, Watched.one.started, Watched.one.ended("pass")]
    return TestReport(
      stream: Data(events.joined(separator: "\n").utf8),
      outcome: Subprocess.Outcome(ending: .timedOut, output: text, isOutputCut: isCut),
      root: URL(filePath: "/w"))
  }

  @Test func `What the code prints cannot clear the screen, colour it, or turn text around`()
    async throws
  {
    try await watch { watched in
      let text = "\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31mred\u{8}\r\u{202E}back\tα\r\n👩‍🚀 on\n"
      expect(watched.save(report(printing: text)), equalsSnapshot: "printed")
    }
  }

  @Test func `What the code prints is shown; of a flood, the end`() async throws {
    try await watch { watched in
      watched.save(report(printing: "here\nthere\n"))
      let flood = String(repeating: "flood\n", count: 1_000)
      watched.save(report(printing: flood, isCut: true))
      expect(watched.transcript, equalsSnapshot: "flood")
    }
  }
}
