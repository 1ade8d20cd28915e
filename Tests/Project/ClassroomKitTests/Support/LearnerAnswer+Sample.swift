import Testing

@testable import ClassroomKit
@testable import CommandKit
@testable import CourseKit

extension LearnerAnswer {
  /// An answer to an exercise of chapter 1's presenter.
  ///
  /// - Parameter lines: What stands in the exercise's place, made of its starter.
  static func sample(
    of exercise: String, _ lines: (_ starter: [String]) -> [String]
  ) throws -> LearnerAnswer {
    let workbook = try Workbook.ofTheseTests
    let source = try ChapterSource(try workbook.chapter(named: "1"), in: workbook)
    let solution = try #require(source.files.first { $0.path.hasSuffix("PostListPresenter.swift") })
    let region = try #require(solution.regions.first { "\($0.exercise)" == exercise })
    let text = solution.text { $0 == region ? lines(region.starter) : $0.solution }
    return try LearnerAnswer(to: region, in: LearnerFile(text, of: solution))
  }
}
