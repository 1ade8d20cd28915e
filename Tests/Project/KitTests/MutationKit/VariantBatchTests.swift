import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

struct VariantBatchTests {
  private func batches(_ variants: [Variant]) throws -> [VariantBatch] {
    VariantBatch.batches(of: variants, in: try ListSample.source())
  }

  @Test func `Bodies and owners share a build, and each other declaration has its own`() throws {
    let stop = try ListSample.variant("1.1", "view?.stop()")
    let nothing = try ListSample.variant("1.1", "")
    let strong = try ListSample.variant("1.3", "// presenter\nvar view: ListView?")
    let made = try ListSample.variant("1.3", "// presenter\nvar view: ListView? = ListView()")
    let beside = try ListSample.variant("1.1", "start()\n// beside\nfunc start() {}")
    let late = try ListSample.variant("1.1", "defer { view?.wait() }")
    let found = try batches([made, stop, strong, beside, .solution, late, nothing, stop])
    #expect(found.map(\.variants) == [[stop, strong, beside, .solution, late, nothing], [made]])
  }

  @Test func `An answer that adds what the chapter has a name for is built alone`() throws {
    let stop = try ListSample.variant("1.1", "stop()")
    let other = try ListSample.variant("1.1", "// beside\nfunc viewDidLoad(again: Bool) {}")
    let nameless = try ListSample.variant("1.1", "// beside\ndeinit {}")
    #expect(
      try batches([other, nameless, stop]).map(\.variants) == [[stop], [other], [nameless]])
  }

  @Test func `A learner's steps share a build`() throws {
    let source = try ListSample.source()
    let steps = source.exercises.map { Variant.solved(through: $0.number, of: source) }
    #expect(steps.map { $0.changes.count } == [3, 2, 0])
    #expect(try batches(steps).map(\.variants) == [steps])
  }

  @Test func `Owners that break the build have builds of their own`() throws {
    let variants = try [
      ListSample.variant("1.1", "view?.stop()"),
      ListSample.variant("1.3", "// presenter\nvar view: ListView?"),
      ListSample.variant("1.3", "// presenter\nunowned var view: ListView?"),
    ]
    let batch = try #require(try batches(variants).first)
    #expect(batch.variants == variants)
    #expect(try split(batch, at: "    get {").map(\.variants) == variants.map { [$0] })
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

  @Test func `A batch is parted into as many as there are processors, in its order`() throws {
    let variants = try ["view?.stop()", "", "view?.wait(); view?.wait()"].map {
      try ListSample.variant("1.1", $0)
    }
    let batch = try #require(try batches(variants).first)
    #expect(batch.parts(2).map(\.variants) == [[variants[0]], [variants[1], variants[2]]])
    #expect(batch.parts(8).map(\.variants) == variants.map { [$0] })
    #expect(batch.parts(1).map(\.variants) == [variants])
  }

  @Test func `If no variant can be blamed, each one is built alone`() throws {
    let variants = try [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.2", "continue"),
    ]
    let batch = try #require(try batches(variants).first)
    #expect(batch.split(at: []).batches.map(\.variants) == [[variants[0]], [variants[1]]])
  }

  @Test func `Of many variants that cannot be blamed, each half is built`() throws {
    let variants = try ["a", "b", "c", "d", "e"].map { try ListSample.variant("1.1", $0) }
    let batch = try #require(try batches(variants).first)
    #expect(
      batch.split(at: []).batches.map(\.variants)
        == [Array(variants[..<2]), Array(variants[2...])])
  }

  @Test func `A mutant that breaks the build is left out of it, and not built alone`() throws {
    let variants = try [
      ListSample.variant("1.1", "view?.stop()"), ListSample.variant("1.1", "nonsense"),
      ListSample.variant("1.1", ""),
    ]
    let batch = try #require(try batches(variants).first)
    let parts = try split(batch, at: "      nonsense", mutants: Set(variants))
    #expect(parts.batches.map(\.variants) == [[variants[0], variants[2]]])
    #expect(parts.leftOut == [variants[1]])
  }

  @Test func `Of the mutants that may have broken given code, each half is built`() throws {
    let mutants = try ["continue", "return []", "break"].map { try ListSample.variant("1.2", $0) }
    let listed = try ListSample.variant("1.2", "return items")
    let batch = try #require(try batches(mutants + [listed]).first)
    let parts = try split(batch, at: "    return items", mutants: Set(mutants))
    #expect(parts.batches.map(\.variants) == [[listed], [mutants[0]], [mutants[1], mutants[2]]])
    #expect(parts.leftOut == [])
  }

  @Test func `What goes on in a region below shares a build with other answers`() throws {
    let file = """
      func make() -> Screen {
        // exercise 1.1: Make the view.
        let view = View()
        // end 1.1
        view.wait()
        // exercise 1.2: Fill it.
        view.fill()
        // end 1.2
        return view
      }

      func show() {
        // exercise 1.3: Show it.
        let view = View()
        // end 1.3
        show(view)
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["View.swift": file])
    let variants = source.regions.flatMap { region in
      ["a()", "defer { b() }"].map { Variant(changes: [region: ["  \($0)"]]) }
    }
    #expect(VariantBatch.batches(of: variants, in: source).map(\.variants) == [variants])
  }

  private func split(_ batch: VariantBatch, at line: String) throws -> [VariantBatch] {
    try split(batch, at: line, mutants: []).batches
  }

  private func split(
    _ batch: VariantBatch, at line: String, mutants: Set<Variant>
  ) throws -> (batches: [VariantBatch], leftOut: [Variant]) {
    let solution = try ListSample.source().files.first { $0.path == "ListPresenter.swift" }
    let file = VariantFile(try #require(solution), for: batch)
    let index = try #require(file.text.lines.firstIndex(of: line))
    return batch.split(at: [(file, index + 1)], mutants: mutants)
  }
}
