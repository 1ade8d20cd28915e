import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

/// A compiler that does not get on.
struct SlowBuildTests {
  private let folder = "Exercises/Chapter1Hello"

  private func build(in workbook: Workbook) -> ChapterBuild {
    ChapterBuild(
      workbook: workbook, tree: .exercises, chapter: BuildableSample.chapter, chosenSystem: nil)
  }

  @Test func `The largest file that has changed is suspected`() async throws {
    try await BuildableSample.with { workbook in
      let build = build(in: workbook)
      func write(lines: Int, to path: String) throws {
        try workbook.write(String(repeating: "// Line\n", count: lines), to: path)
      }
      try write(lines: 99, to: "\(folder)/Large.swift")
      try write(lines: 999, to: "\(folder)/Text.md")
      try write(lines: 999, to: "Sources/Apps/HelloApp/A.swift")
      #expect(build.suspect(among: []) == "\(folder)/Large.swift")
      let all = Set(build.sources().keys)
      #expect(build.suspect(among: all) == "\(folder)/Large.swift")
      let presenter = "\(folder)/HelloPresenter.swift"
      #expect(build.suspect(among: [workbook.url(presenter).path]) == presenter)
    }
  }

  @Test func `It is stopped, and a sentence names the file`() async throws {
    try await BuildableSample.with { workbook in
      var build = build(in: workbook)
      build.timeLimit = .milliseconds(1)
      let failure = await #expect(throws: BuildFailure.self) { try await build.run() }
      #expect(failure?.isTimedOut == true)
      let messages = failure?.errors.map(\.message) ?? []
      #expect(messages.count == 1)
      let place = "\(folder)/HelloPresenter.swift"
      #expect(messages.first?.contains("was stopped. Look at \(place) first") == true)
      // A build that was slow says nothing about its folder.
      #expect(!workbook.exists(".build/workbook/exercises-1.old"))
    }
  }
}
