import Testing

@testable import ClassroomKit
@testable import CourseKit

struct OrdinaryAnswerTests {
  /// Whether an answer is the workbook's but for a trifle.
  private func isOrdinary(_ lines: String...) throws -> Bool {
    try LearnerAnswer.sample(of: "1.1") { _ in lines }.isOrdinary
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
