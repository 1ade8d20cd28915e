import Foundation
import SnapshotSupport
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// Which given lines the tool misses, and beside which exercise it says so.
struct GivenCodeLossTests {
  @Test func `A given line that is missing is told with the exercise that is red`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("  func names() -> [String] {\n", with: "", in: LearnerSample.presenter)
      var watched = try WatchLogSample(workbook)
      expect(
        watched.save(failing: [(WatchLogSample.two, "[]")]), equalsSnapshot: "missing-line")
    }
  }

  @Test func `A given line that was changed elsewhere is not told with an exercise`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("final class", with: "class", in: LearnerSample.presenter)
      var watched = try WatchLogSample(workbook)
      let lines = watched.save(failing: [(WatchLogSample.two, "[]")])
      #expect(!lines.contains { $0.contains("Provided") })
    }
  }

  /// On the real course, whose answers are the ones that must not be taken for losses.
  @Test
  func
    `Neither untouched exercises nor solved ones lack a given line, even if all lines are wrapped`()
    async throws
  {
    let course = try Workbook.around(URL(filePath: #filePath))
    for chapter in course.chapters {
      let source = try ChapterSource(chapter, in: course)
      for text in [
        \SolutionFile.starterText, \.solutionText, \.starterText.wrapped, \.solutionText.wrapped,
      ] {
        let folder = chapter.folder(in: .exercises)
        let files = source.files.map { ("\(folder)/\($0.path)", $0[keyPath: text]) }
        try await Sample.with(adding: Dictionary(uniqueKeysWithValues: files)) { workbook in
          #expect(GivenCode(source, in: workbook).losses() == [])
        }
      }
    }
  }

  /// In 6.7, the order sheet may call the formatter directly, so its own method is superfluous.
  @Test func `A private helper that contains only an answer may go, and its calls may change`()
    async throws
  {
    let course = try Workbook.around(URL(filePath: #filePath))
    let chapter = try #require(course.chapters.first { $0.number == 6 })
    let source = try ChapterSource(chapter, in: course)
    let folder = chapter.folder(in: .exercises)
    let name = "OrderSheet/CheckoutPresenter.swift"
    let files = source.files.map { ("\(folder)/\($0.path)", $0.solutionText) }
    try await Sample.with(adding: Dictionary(uniqueKeysWithValues: files)) { workbook in
      let path = "\(folder)/\(name)"
      let helper = """
          private func string(for amount: Won) -> String {
            money.string(for: amount)
          }

        """
      let text = try #require(workbook.text(of: path))
      try #require(text.contains(helper))
      try workbook.replace(helper, with: "", in: path)
      try workbook.replace("\\(string(for:", with: "\\(money.string(for:", in: path)
      try workbook.replace(" string(for:", with: " money.string(for:", in: path)
      let given = GivenCode(source, in: workbook)
      #expect(given.losses() == [])
      for exercise in source.exercises { #expect(given.losses(around: exercise) == []) }

      try workbook.replace("  func viewDidLoad() {\n", with: "", in: path)
      #expect(given.losses().count == 1)
    }
  }
}
