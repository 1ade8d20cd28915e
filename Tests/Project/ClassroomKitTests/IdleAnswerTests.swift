import Testing

@testable import ClassroomKit
@testable import CourseKit

struct IdleAnswerTests {
  /// Whether lines in the place of exercise 1.8 do nothing.
  private func isIdle(_ lines: String...) throws -> Bool {
    try LearnerAnswer.sample(of: "1.8") { lines + $0 }.isIdle
  }

  @Test func `What only silences the compiler is no answer`() throws {
    #expect(try isIdle("_ = post"))
    #expect(try isIdle("// later", "_ = post.title", "_ = wireframe"))
  }

  @Test func `A call is an answer, whatever becomes of its result`() throws {
    #expect(try !isIdle("wireframe?.showPostDetail(for: post)"))
    #expect(try !isIdle("_ = post", "view?.showLoading()"))
    #expect(try !isIdle("_ = interactor?.fetch()"))
  }
}
