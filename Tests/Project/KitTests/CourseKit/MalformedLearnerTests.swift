import Foundation
import Testing

@testable import CourseKit
@testable import VerifyKit

/// On the real course, since its regions are the odd ones that must be found.
struct MalformedLearnerTests {
  private static func solutions() throws -> [SolutionFile] {
    let workbook = try Workbook.around(URL(filePath: #filePath))
    return try workbook.chapters.flatMap { try ChapterSource($0, in: workbook).files }
      .filter { !$0.regions.isEmpty }
  }

  @Test(arguments: 1...8)
  func `Whatever a learner did, a region is found right or not at all`(seed: Int) throws {
    var learner = MalformedLearner(seed: seed)
    for solution in try Self.solutions() {
      let keepsComments = learner.chance(50)
      var answers: [Region: [String]] = [:]
      for region in solution.regions {
        answers[region] = learner.answer(to: region, keepsComment: keepsComments)
      }
      let file = LearnerFile(learner.file(solution, answers: answers), of: solution)
      let isPlain = keepsComments && CodeLine.measure(of: file.lines) == .braces
      for region in solution.regions {
        let answer = answers[region] ?? []
        let found = try? file.range(of: region)
        if let found {
          #expect(
            CodeLine.code(of: Array(file.lines[found])) == CodeLine.code(of: answer),
            "\(region.exercise) in \(file.text)")
        }
        let mayBeHelper = answer.contains { $0.contains("func") }
        #expect(
          found != nil || !isPlain || mayBeHelper, "\(region.exercise) is lost in \(file.text)")
      }
    }
  }
}
