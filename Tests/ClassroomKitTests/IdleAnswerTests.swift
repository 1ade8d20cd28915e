import Testing

@testable import ClassroomKit
@testable import CourseKit
@testable import WorkbookKit

struct IdleAnswerTests {
  /// Whether lines in the place of exercise 1.8 do nothing.
  private func isIdle(_ lines: String...) throws -> Bool {
    let workbook = try Workbook.around(CorpusSubmission.folder)
    let source = try ChapterSource(try workbook.chapter(named: "1"), in: workbook)
    let solution = try #require(source.files.first { $0.path.hasSuffix("PostListPresenter.swift") })
    let region = try #require(solution.regions.first { "\($0.exercise)" == "1.8" })
    let text = solution.text { $0 == region ? lines + region.starter : $0.solution }
    return try LearnerAnswer(to: region, in: LearnerFile(text, of: solution)).isIdle
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
