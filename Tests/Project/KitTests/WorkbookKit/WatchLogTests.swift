import Foundation
import SnapshotSupport
import Testing

@testable import CourseKit
@testable import InspectKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

struct WatchLogTests {
  private typealias Watched = WatchLogSample

  private func watch(_ body: (inout WatchLogSample) throws -> Void) async throws {
    let next = ["Solutions/Chapter2Bye/Bye.swift": "// Bye\n"]
    try await LearnerSample.with(adding: next) { workbook in
      var watched = try WatchLogSample(workbook)
      try body(&watched)
    }
  }

  @Test func `It begins with where the learner stands, and the first failure`() async throws {
    try await watch { watched in
      watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      expect(watched.transcript, equalsSnapshot: "beginning")
    }
  }

  @Test func `A failure that stays is not explained again`() async throws {
    try await watch { watched in
      watched.save(failing: [(Watched.one, "nobody")])
      watched.save(failing: [(Watched.one, "somebody")])
      expect(watched.transcript, equalsSnapshot: "still-red")
    }
  }

  @Test func `Of several places, those that are left stay in view`() async throws {
    let solution = """
      struct Bye {
        // exercise 1.3 · say: Say goodbye.
        func say() -> String { "Bye" }
        // starter: func say() -> String { "" }
        // end 1.3
        // exercise 1.3 · ask: Ask who stays.
        func ask() -> String { "Who?" }
        // starter: func ask() -> String { "" }
        // end 1.3
      }

      """
    let path = "Solutions/Chapter1HelloWorld/Bye.swift"
    try await Sample.with(adding: [path: solution]) { workbook in
      try workbook.writeStarters()
      var watched = try WatchLogSample(workbook)
      let three = Stream.Test("1.3 It says goodbye")
      func save() {
        let done = [Watched.one, Watched.two].flatMap { [$0.listed, $0.started, $0.ended("pass")] }
        let failure = three.failed("(a → 1) == 2", rule: "Rule: go.")
        let red = [three.listed, three.started, failure, three.ended("fail"), Stream.runEnded]
        watched.save(Stream.report(done + red))
      }
      let file = "Exercises/Chapter1HelloWorld/Bye.swift"
      save()
      try workbook.replace(
        #"say() -> String { "" }"#, with: #"say() -> String { "Bye" }"#, in: file)
      save()
      expect(watched.transcript, equalsSnapshot: "several-places")
    }
  }

  @Test func `A save tells what it has changed, for better and for worse`() async throws {
    try await watch { watched in
      let failing = [
        [Watched.one, Watched.two], [Watched.two], [Watched.two], [Watched.one, Watched.two],
        [Watched.one, Watched.given],
      ]
      for tests in failing { watched.save(failing: tests.map { ($0, "nobody") }) }
      expect(watched.transcript, equalsSnapshot: "better-and-worse")
    }
  }

  @Test func `Where the page says so, the app can be run; it is said once`() async throws {
    let page = "### 1.1 Greet\n\nSay hello.\n\n**Run it.** It greets.\n\n### 1.2 Name\n"
    try await LearnerSample.with(adding: ["docs/1-hello-world.md": page]) { workbook in
      var watched = try WatchLogSample(workbook)
      watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      watched.save(failing: [(Watched.two, "nobody")])
      watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      watched.save(failing: [(Watched.two, "me")])
      expect(watched.transcript, equalsSnapshot: "run-it")
    }
  }

  @Test func `A completed chapter names the exercises whose first answer was red`() async throws {
    try await watch { watched in
      let two = (Watched.two, "nobody")
      watched.save(failing: [(Watched.one, "nobody"), two])
      try watched.save(
        "func greeting() -> String { \"?\" }", to: 1, failing: [(Watched.one, "?"), two])
      watched.save(failing: [two])
      expect(watched.save(failing: []), equalsSnapshot: "retried")
    }
  }

  @Test func `A chapter that a save completes names its app, its mistakes, and the next one`()
    async throws
  {
    try await watch { watched in
      watched.save(failing: [(Watched.two, "nobody")])
      #expect(!watched.log.isFinished)
      expect(watched.save(failing: []), equalsSnapshot: "complete")
      #expect(watched.log.isFinished)
    }
  }
}
