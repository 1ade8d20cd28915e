import Foundation
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
      let lines = watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      let page = "docs/1-hello-world.md, or swift run workbook read 1"
      #expect(lines.contains("The page to read beside it: \(page)"))
      #expect(lines.contains("Chapter 1 · Hello world   0/2"))
      #expect(lines.contains("✘ 1.1 Give the greeting."))
      #expect(lines.contains("  Rule      know the world."))
      #expect(lines.contains("  Expected  name == world"))
      #expect(lines.contains("  Found     nobody"))
      #expect(lines.contains("  Test      Tests/T.swift:7"))
      #expect(lines.contains("  Page      docs/1.md"))
      #expect(!lines.contains { $0.contains("1.2") })
    }
  }

  @Test func `A failure that stays is not explained again`() async throws {
    try await watch { watched in
      _ = watched.save(failing: [(Watched.one, "nobody")])
      let lines = watched.save(failing: [(Watched.one, "somebody")])
      let values = ["  Expected  name == world", "  Found     somebody"]
      #expect(lines == ["", "✘ 1.1 is still red."] + values)
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
      func save() -> [String] {
        let done = [Watched.one, Watched.two].flatMap { [$0.listed, $0.started, $0.ended("pass")] }
        let failure = three.failed("(a → 1) == 2", rule: "Rule: go.")
        let red = [three.listed, three.started, failure, three.ended("fail"), Stream.runEnded]
        return watched.save(Stream.report(done + red))
      }
      let file = "Exercises/Chapter1HelloWorld/Bye.swift"
      #expect(save().contains("  Code      \(file):2\n            \(file):4"))
      try workbook.replace(
        #"say() -> String { "" }"#, with: #"say() -> String { "Bye" }"#, in: file)
      #expect(save().suffix(2) == ["  Found     1", "  Code      \(file):4"])
    }
  }

  @Test func `A save tells what it has changed, for better and for worse`() async throws {
    try await watch { watched in
      _ = watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      let better = watched.save(failing: [(Watched.two, "nobody")])
      #expect(better.prefix(2) == ["", "✔ 1.1 Greet (1/2)"])
      #expect(better.contains("✘ 1.2 Name whom to greet, the world first."))
      let same = watched.save(failing: [(Watched.two, "nobody")])
      #expect(!same.contains { $0.contains("1.1") })
      let worse = watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      #expect(
        worse.filter { $0.contains("1.1") } == [
          "✘ 1.1 was green before this save.", "✘ 1.1 Give the greeting.",
        ])
      let guarded = watched.save(failing: [(Watched.one, "nobody"), (Watched.given, "nobody")])
      #expect(guarded.contains("✔ 1.2 Name whom to greet, the world first. (1/2)"))
      #expect(guarded.contains("✘ Provided code, now failing: The greeting is given"))
    }
  }

  @Test func `Where the page says so, the app can be run; it is said once`() async throws {
    let page = "### 1.1 Greet\n\nSay hello.\n\n**Run it.** It greets.\n\n### 1.2 Name\n"
    try await LearnerSample.with(adding: ["docs/1-hello-world.md": page]) { workbook in
      var watched = try WatchLogSample(workbook)
      _ = watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      let lines = watched.save(failing: [(Watched.two, "nobody")])
      #expect(lines.contains("  Run it    swift run HelloWorldApp"))
      _ = watched.save(failing: [(Watched.one, "nobody"), (Watched.two, "nobody")])
      #expect(!watched.save(failing: [(Watched.two, "me")]).contains { $0.contains("Run it") })
    }
  }

  @Test func `A completed chapter names the exercises whose first answer was red`() async throws {
    try await watch { watched in
      let two = (Watched.two, "nobody")
      _ = watched.save(failing: [(Watched.one, "nobody"), two])
      _ = try watched.save(
        "func greeting() -> String { \"?\" }", to: 1, failing: [(Watched.one, "?"), two])
      _ = watched.save(failing: [two])
      #expect(watched.save(failing: []).contains("  Retried   1.1"))
    }
  }

  @Test func `A chapter that a save completes names its app, its mistakes, and the next one`()
    async throws
  {
    try await watch { watched in
      _ = watched.save(failing: [(Watched.two, "nobody")])
      #expect(!watched.log.isFinished)
      #expect(
        watched.save(failing: []) == [
          "", "✔ 1.2 Name whom to greet, the world first. (2/2)",
          "✔ Chapter 1 · Hello world is complete.",
          "  Your app  swift run HelloWorldApp", "  Trace     swift run workbook trace 1",
          "  Compare   swift run workbook solution 1.2",
          "  Mistakes  docs/mistakes/1-hello-world.md",
          "  Go on     Chapter 2 · Bye, docs/2-bye.md", "", "Watching has ended.",
          "Next: swift run workbook watch 2",
        ])
      #expect(watched.log.isFinished)
    }
  }
}
