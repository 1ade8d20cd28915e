import Testing

@testable import ClassroomKit
@testable import CourseKit
@testable import WorkbookKit

struct OrdinaryAnswerTests {
  /// Whether an answer is the workbook's but for a trifle.
  private func isOrdinary(_ lines: String...) throws -> Bool {
    let workbook = try Workbook.around(CorpusSubmission.folder)
    let source = try ChapterSource(try workbook.chapter(named: "1"), in: workbook)
    let solution = try #require(source.files.first { $0.path.hasSuffix("PostListPresenter.swift") })
    let region = try #require(solution.regions.first { "\($0.exercise)" == "1.1" })
    let text = solution.text { $0 == region ? lines : $0.solution }
    return try LearnerAnswer(to: region, in: LearnerFile(text, of: solution)).isOrdinary
  }

  @Test func `Blank space, comments and one more line are trifles`() throws {
    #expect(try isOrdinary("view?.showLoading()", "interactor?.retrievePostList()"))
    #expect(
      try isOrdinary("  view? .showLoading( )  // wait", "", "interactor?", ".retrievePostList()"))
    #expect(
      try isOrdinary("view?.showLoading()", "print(1)", "interactor?.retrievePostList()"))
  }

  @Test func `Two more lines, and another line, are none`() throws {
    #expect(
      try !isOrdinary("view?.showLoading()", "a()", "b()", "interactor?.retrievePostList()"))
    #expect(try !isOrdinary("view?.showLoading()", "interactor?.fetch()"))
    #expect(try !isOrdinary("view?.showLoading()"))
  }
}
