import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// Checks that build, one story after the other in one course.
@Suite(.serialized, .sharedSample) struct BuildingTests {
  private let starter = "Exercises/Chapter1Hello/HelloPresenter.swift"
  private let console = RecordedConsole()

  @Test func `A fair course passes, and its mistake is recognized, whatever ends its lines`()
    async throws
  {
    try await BuildableSample.with { workbook in
      try workbook.endLines(with: "\r\n")
      let recording = RecordedConsole()
      #expect(await recording.run(["record"], of: .verify, in: workbook) == .done)
      #expect(recording.output.hasSuffix("Records: 1 written, 0 unchanged.\n"))
      let explaining = RecordedConsole()
      #expect(
        await explaining.run(["record", "--explain", "1.1"], of: .verify, in: workbook) == .done)
      #expect(explaining.output.hasPrefix("1.1 Is in a hurry\n  signature "))
      #expect(explaining.output.hasSuffix("found     \"Hi\"\n\n"))
      #expect(await console.run([], of: .verify, in: workbook) == .done, "\(console.output)")
      #expect(console.output.hasSuffix("19 checks, all passed.\n"))

      let wrong = try workbook.rawText(of: starter).replacing("return \"\"", with: "\"Hi\"")
      try workbook.write(wrong, to: starter)
      let red = RecordedConsole()
      #expect(await red.run(["check", "1"], in: workbook) == .workLeft)
      #expect(red.output.contains("Is in a hurry"), "\(red.output)")
      #expect(red.output.contains("\(starter):3\n"))

      try workbook.write(wrong.replacing("Hi", with: "Hello"), to: starter)
      let green = RecordedConsole()
      #expect(await green.run(["check", "--json"], in: workbook) == .done, "\(green.output)")
    }
  }

  @Test func `A warning and an error are found`() async throws {
    try await BuildableSample.with { workbook in
      let file = "Sources/Apps/HelloApp/Idle.swift"
      try workbook.write("func idle() {\n  let idle = 1\n}\n", to: file)
      try workbook.write("struct HelloPresenter {\n  let name: Nothing\n}\n", to: starter)
      #expect(await console.run(["--only=build,tests"], of: .verify, in: workbook) == .workLeft)
      #expect(console.output.contains("\(file):2: error: initialization of"))
      let error = "\(starter):2: error: cannot find type 'Nothing' in scope"
      #expect(console.output.split(separator: "\n").filter { $0.contains(error) }.count == 1)
    }
  }

  @Test func `Other designs are built and tested, and each one that fails is named`() async throws {
    try await BuildableSample.with { workbook in
      let source = try ChapterSource(BuildableSample.chapter, in: workbook)
      let right = try #require(source.solutions["HelloPresenter.swift"])
      let folder = BuildableSample.chapter.designsFolder
      try workbook.write(right + "\nenum Manners {}\n", to: "\(folder)/Polite/HelloPresenter.swift")
      try workbook.write("enum Manners {}\n", to: "\(folder)/Polite/Manners/Tone.swift")
      try workbook.write(
        right.replacing("\"Hello\"", with: "\"Hi\""), to: "\(folder)/Rude/HelloPresenter.swift")
      #expect(await console.run(["--only=designs"], of: .verify, in: workbook) == .workLeft)
      #expect(console.output.contains("\(folder)/Polite: This design is right, but it does not"))
      #expect(console.output.contains("\(folder)/Rude: This design is right, but"))

      try workbook.write(right, to: "\(folder)/Polite/HelloPresenter.swift")
      try workbook.remove("\(folder)/Rude")
      let fair = RecordedConsole()
      #expect(await fair.run(["--only=designs"], of: .verify, in: workbook) == .done)
    }
  }

  @Test func `Answers are tried, whatever they do`() async throws {
    let page = """
      ### 1.1 Is no mistake
      ```swift
      "Hello"
      ```
      > Rule: greet.

      ### 1.1 Traps
      ```swift
      let nobody: [String] = []
      return nobody[1]
      ```
      > Rule: greet.

      ### 1.1 Does not compile
      ```swift
      greeting
      ```
      > Rule: greet.

      ### 1.1 Has a helper
      ```swift
      name
      // beside
      private var name: String { "World" }
      ```
      > Rule: greet.

      """
    try await BuildableSample.with(adding: [BuildableSample.mistakes: page]) { workbook in
      let line = ["1.1", "--only", "order,mistakes"]
      #expect(await console.run(line, of: .verify, in: workbook) == .workLeft)
      #expect(
        console.output.hasPrefix(
          """
          ✔ Chapter 1 · Hello: \(Check.order.claim), 1 of 1
          ✘ Chapter 1 · Hello: \(Check.mistakes.claim), 1 of 4
              docs/mistakes/1-hello.md:1: '1.1 Is no mistake' passes every test.
          """))
      #expect(console.output.contains("'1.1 Traps' must fail by an expectation, but '1.1 The"))
      #expect(console.output.contains("'1.1 Does not compile' does not compile: function produces"))
    }
  }

  @Test func `A chapter that is built with another one is found`() async throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Sample",
        targets: ["Chapter1Hello", "Chapter2Bye"].flatMap { name -> [Target] in
          [
            .target(name: name, path: "Exercises/\\(name)"),
            .testTarget(name: "\\(name)Tests", dependencies: [.byName(name: name)]),
          ]
        })
      """
    let files = [
      "Package.swift": manifest, "Solutions/Chapter2Bye/Bye.swift": "struct Bye {}\n",
      "Tests/Chapter2ByeTests/ByeTests.swift": "@testable import Chapter2Bye\n",
    ]
    try await BuildableSample.with(adding: files) { workbook in
      #expect(
        await console.run(["1", "--only", "isolation"], of: .verify, in: workbook) == .workLeft)
      #expect(console.output.contains("Package.swift: With every other chapter broken, it does"))
    }
  }
}
