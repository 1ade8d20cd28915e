import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

extension BuiltSample {
  @Suite(.timeLimit(.minutes(20))) struct WatchTests {
    @Test func `A watch follows a learner from save to save, to the end of the chapter`()
      async throws
    {
      try await BuildableSample.with { workbook in
        func save(_ answer: String, name: String? = nil) throws {
          let text = """
            struct HelloPresenter {
              \(name.map { "var name = \"\($0)\"; " } ?? "")func greeting() -> String { \(answer) }
            }

            """
          try workbook.write(text, to: "Exercises/Chapter1Hello/HelloPresenter.swift")
        }
        let console = LiveConsole()
        let watch = Task { await console.run(["watch", "--limit", "3"], in: workbook) }
        try await console.hear("Chapter 1 · Hello   0/1\n✘ 1.1 Greet.\n")
        try save("\"Hi\"")
        try await console.hear("✘ 1.1 is still red.\n")
        try await console.hear(" \"Hi\"\n")
        // This writes the new module all the same; the tests must be compiled for it later.
        try save("hello", name: "Hey")
        try await console.hear("error: cannot find 'hello' in scope\n")
        try save("name", name: "Hey")
        try await console.hear(" \"Hey\"\n")
        // The property goes, maybe within a second, and the compiler compares dates in whole seconds.
        try save("fatalError(\"oh no\")")
        try await console.hear("2: Fatal error: oh no\n")
        // Much at a time, so that it is too much before the time is over, however slow the machine.
        try save("while true { print(String(repeating: \"1\", count: 2_000_000)) }")
        try await console.hear("(Output truncated.)\n✘ 1.1 Greet.\n")
        try await console.hear("The test timed out")
        // The first of these is not even judged, or its judgement is given up.
        try save("while true {}")
        try save("\"Hello\"")
        try await console.hear("✔ 1.1 Greet (1/1)\n✔ Chapter 1 · Hello is complete.\n")
        #expect(await watch.value == .done)
      }
    }

    @Test func `An editor hears of each problem, and when a judgement begins and ends`()
      async throws
    {
      try await BuildableSample.with { workbook in
        let starter = "Exercises/Chapter1Hello/HelloPresenter.swift"
        let console = LiveConsole()
        let watch = Task { await console.run(["watch", "--places"], in: workbook) }
        try await console.hear("Running the tests …\nWatching Exercises")
        try await console.hear("\n\(starter):3: error: 1.1 greet.\nThe tests have run.\n")
        let text = "struct HelloPresenter { func greeting() -> String { \"Hello\" } }\n"
        try workbook.write(text, to: starter)
        try await console.hear("Running the tests …\n\n✔ 1.1 Greet (1/1)\n")
        #expect(await watch.value == .done)
      }
    }

    @Test func `Two watches of one chapter, and a check, leave each other alone`() async throws {
      try await BuildableSample.with { workbook in
        func save(_ answer: String) throws {
          let text = "struct HelloPresenter { func greeting() -> String { \"\(answer)\" } }\n"
          try workbook.write(text, to: "Exercises/Chapter1Hello/HelloPresenter.swift")
        }
        let consoles = [LiveConsole(), LiveConsole()]
        let watches = consoles.map { console in
          Task { await console.run(["watch"], in: workbook) }
        }
        for console in consoles { try await console.hear("✘ 1.1 Greet.\n") }
        for answer in ["Hi", "Hey", "Ho"] {
          try save(answer)
          let check = RecordedConsole()
          #expect(await check.run(["check"], in: workbook) == .workLeft)
          #expect(check.output.contains(" \"\(answer)\"\n"), "\(check.output)")
          for console in consoles { try await console.hear(" \"\(answer)\"\n") }
        }
        try save("Hello")
        for console in consoles { try await console.hear("is complete.\n") }
        for watch in watches { #expect(await watch.value == .done) }
      }
    }

    @Test func `A chapter that is complete is watched only when it is named`() async throws {
      try await BuildableSample.with { workbook in
        let solution = try ChapterSource(BuildableSample.chapter, in: workbook)
        for file in solution.files {
          try workbook.write(file.solutionText, to: "Exercises/Chapter1Hello/\(file.path)")
        }
        let console = LiveConsole()
        #expect(await console.run(["watch"], in: workbook) == .done)
        try await console.hear("Every chapter is complete.")

        let named = LiveConsole()
        let watch = Task { await named.run(["watch", "1"], in: workbook) }
        try await named.hear("✔ Chapter 1 · Hello is complete.\n")
        watch.cancel()
        #expect(await watch.value == .workLeft)
      }
    }
  }
}
