import Testing

@testable import CourseKit
@testable import VerifyKit

struct VariantTeamsTests {
  @Test func `Changes of different files share a run, and those of one file have several`() throws {
    let view = try ListSample.variant("1.1", "view?.stop()")
    let name = try ListSample.variant("1.2", "continue")
    let output = try ListSample.variant(
      "1.3", "// interactor\nunowned var output: ListPresenter?")
    let batch = VariantBatch(variants: [view, .solution, name, output], fixed: [])
    #expect(batch.teams(of: [0, 2, 3]) == [[0, 3], [2]])
    #expect(batch.teams(of: []) == [])
  }
}
