import Testing

@testable import CourseKit
@testable import MutationKit
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

  @Test func `Right answers that are built alone are joined, unless they change one file`() throws {
    let view = try ListSample.variant("1.3", "// presenter\nvar view: ListView? = ListView()")
    let other = try ListSample.variant("1.3", "// presenter\nlazy var view = ListView()")
    let output = try ListSample.variant("1.3", "// interactor\nlazy var output = ListPresenter()")
    let wrong = try ListSample.variant("1.1", "stop()")
    let several = VariantBatch(variants: [.solution, wrong], fixed: [])
    let alone = [view, other, output, wrong].map { VariantBatch(variants: [$0], fixed: []) }

    let found = ([several] + alone).joining([.solution, view, other, output])
    let both = Variant(changes: view.changes.merging(output.changes) { $1 })
    #expect(found.map(\.variants) == [[.solution, wrong], [wrong], [both], [other]])
    #expect(found.map(\.joined) == [[], [], [view, output], []])
    #expect(found[2].parted.map(\.variants) == [[view], [output]])
  }
}
