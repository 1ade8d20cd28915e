import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

struct VariantBatchTests {
  private func batches(_ variants: [Variant]) throws -> [VariantBatch] {
    VariantBatch.batches(of: variants, in: try ListSample.source())
  }

  @Test func `Bodies share a build, and each declaration has its own`() throws {
    let stop = try ListSample.variant("1.1", "view?.stop()")
    let nothing = try ListSample.variant("1.1", "")
    let strong = try ListSample.variant("1.3", "// presenter\nvar view: ListView?")
    let beside = try ListSample.variant("1.1", "start()\n// beside\nfunc start() {}")
    let late = try ListSample.variant("1.1", "defer { view?.wait() }")
    let found = try batches([strong, stop, beside, .solution, late, nothing, stop])
    #expect(
      found.map(\.variants) == [[stop, .solution, nothing], [strong], [beside], [late]])
  }

  @Test func `A learner's steps share a build as long as the declarations are alike`() throws {
    let source = try ListSample.source()
    let steps = source.exercises.map { Variant.solved(through: $0.number, of: source) }
    #expect(steps.map { $0.changes.count } == [3, 2, 0])
    #expect(try batches(steps).map(\.variants) == [[steps[0], steps[1]], [steps[2]]])
  }

  @Test func `An answer that breaks the build is built alone, and the rest again`() throws {
    let variants = try [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.1", "nonsense"),
      ListSample.variant("1.1", ""),
    ]
    let batch = try #require(try batches(variants).first)
    #expect(
      try split(batch, at: "      nonsense").map(\.variants)
        == [[variants[0], variants[2]], [variants[1]]])
  }

  @Test func `A region that cannot hold a choice is built once for each answer`() throws {
    let variants = try [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.2", "continue"),
      ListSample.variant("1.2", "return []"),
    ]
    let batch = try #require(try batches(variants).first)
    let apart = [[variants[0]], [variants[1]], [variants[2]]]
    // At a line of the choice itself, and at one that is given, below it.
    #expect(try split(batch, at: "        if item.isEmpty { break }").map(\.variants) == apart)
    #expect(try split(batch, at: "    return items").map(\.variants) == apart)
  }

  @Test func `When nobody can be blamed, each variant is built alone`() throws {
    let variants = try [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.2", "continue"),
    ]
    let batch = try #require(try batches(variants).first)
    #expect(batch.split(at: []).map(\.variants) == [[variants[0]], [variants[1]]])
  }

  private func split(_ batch: VariantBatch, at line: String) throws -> [VariantBatch] {
    let solution = try ListSample.source().files.first { $0.path == "ListPresenter.swift" }
    let file = VariantFile(try #require(solution), for: batch)
    let index = try #require(file.text.lines.firstIndex(of: line))
    return batch.split(at: [(file, index + 1)])
  }
}
