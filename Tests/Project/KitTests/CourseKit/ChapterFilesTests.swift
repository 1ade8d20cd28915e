import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// What is said of files that are missing or cannot be built, and what the list of given files knows.
struct ChapterFilesTests {
  private static let tests = "Tests/Chapter1HelloWorldTests"
  private static let fresh = "from a fresh copy of the workbook, from where you got this one."

  /// What is wrong with the chapter's files after an edit, without git.
  private func problems(
    adding files: [String: String] = [:], after edit: (Workbook) throws -> Void
  ) async throws -> [String] {
    try await LearnerSample.with(adding: files) { workbook in
      #expect(ChapterFiles(Sample.chapter, in: workbook).problems() == [])
      try edit(workbook)
      return ChapterFiles(Sample.chapter, in: workbook).problems().map(\.description)
    }
  }

  @Test
  func `A test that the list names is missed, and one that it does not name is the learner's`()
    async throws
  {
    let list = "\(Self.tests)/Tests.swift\n"
    let told = try await problems(adding: [GivenFiles.path: list]) {
      try $0.write("// Mine\n", to: "\(Self.tests)/Mine.swift")
      try $0.remove("\(Self.tests)/Tests.swift")
      #expect($0.givenFiles.isOwnTest("\(Self.tests)/Mine.swift", of: Sample.chapter))
      for other in ["\(Self.tests)/Tests.swift", "Tests/TestSupport/Mine.swift"] {
        #expect(!$0.givenFiles.isOwnTest(other, of: Sample.chapter))
      }
    }
    #expect(told == ["\(Self.tests)/Tests.swift is missing. Take it \(Self.fresh)"])
  }

  @Test(arguments: [[:], [GivenFiles.path: "Tests/Chapter2NextTests/Tests.swift\n"]])
  func `Of a chapter that is not listed every test is given`(files: [String: String]) async throws {
    try await LearnerSample.with(adding: files) { workbook in
      #expect(!workbook.givenFiles.isOwnTest("\(Self.tests)/Mine.swift", of: Sample.chapter))
    }
  }

  @Test func `What was renamed or moved gets its place back`() async throws {
    let exercises = "Exercises/Chapter1HelloWorld"
    for (folder, name) in [
      (Self.tests, "Tests/Mine"), (exercises, "Exercises/1"),
      ("\(exercises)/Hello", "\(exercises)/Hi"),
      ("\(exercises)/Greeting.swift", "\(exercises)/Hello/Greeting.swift"),
    ] {
      let list = [GivenFiles.path: "\(Self.tests)/Tests.swift\n"]
      let told = try await problems(adding: list) {
        try FileManager.default.moveItem(at: $0.url(folder), to: $0.url(name))
      }
      #expect(
        told == [
          "\(folder) is missing. It seems to have been moved to \(name)."
            + " To move it back: mv '\(name)' '\(folder)'"
        ])
    }
  }

  @Test func `Two files of one name, and another language, are named with what to do`()
    async throws
  {
    let folder = "Exercises/Chapter1HelloWorld"
    let told = try await problems {
      try $0.write("// Mine\n", to: "\(folder)/Mine/Greeting.swift")
      try $0.write("int i;\n", to: "\(folder)/mine.c")
      // A module of its own, and a file that is not built.
      try $0.write("// Mine\n", to: "\(folder)/Checks/Greeting.swift")
      try $0.write("Mine.\n", to: "\(folder)/notes.md")
    }
    #expect(
      told == [
        "A module cannot have two files with the same name: \(folder)/Greeting.swift and"
          + " \(folder)/Mine/Greeting.swift."
          + " Rename the one that you added, or move it to another place.",
        "\(folder)/mine.c is not Swift, and the package manager builds only one language in \(folder)."
          + " Move it to another place.",
      ])
  }

  @Test(arguments: [MalformedFile.latin1, .brokenLink])
  func `Code of the learner's own that cannot be read is called what it is`(odd: MalformedFile)
    async throws
  {
    let own = "Exercises/Chapter1HelloWorld/Mine.swift"
    let told = try await problems {
      try $0.write("// Mine\n", to: own)
      try odd.replace(own, in: $0)
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("\(own) \(odd.name)") == true)
  }

  @Test(arguments: ["Solutions", "Solutions/Chapter1HelloWorld", Sample.presenter])
  func `Without templates, every command says what is missing of the solutions`(path: String)
    async throws
  {
    let list = [GivenFiles.path: "\(Sample.presenter)\n"]
    try await LearnerSample.with(adding: list) { workbook in
      try workbook.remove(Sample.chapter.templates)
      try workbook.remove(path)
      let missing = path == Sample.presenter ? path : "Solutions/Chapter1HelloWorld"
      for line in [["status"], ["check", "1"], ["watch"], ["reset", "1.1"], ["doctor"]] {
        let console = RecordedConsole()
        #expect(await console.run(line, in: workbook) == .workLeft)
        let told = line == ["doctor"] ? console.output : console.errors
        #expect(told.contains("\(missing) is missing."), "\(line): \(told)")
        #expect(told.contains("Take it \(Self.fresh)"))
      }
    }
  }
}
