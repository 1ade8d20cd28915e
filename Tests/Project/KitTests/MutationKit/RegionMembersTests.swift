import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

/// How variants of a region that declares whole methods share a build.
struct RegionMembersTests {
  private let source: ChapterSource

  init() throws { source = try MembersSample.source() }

  @Test func `Answers with the members of the solution share a build, and choose in each body`()
    throws
  {
    let solution =
      "guard ids.indices.contains(index) else { return }\n  presenter?.select(ids[index])"
    let variants = try [
      MembersSample.variant(MembersSample.members(select: "presenter?.select(index)")),
      MembersSample.variant(MembersSample.members(select: solution, title: "\"\"")),
      MembersSample.variant("// show\nself.ids = []"),
    ]
    let batches = VariantBatch.batches(of: variants, in: source)
    #expect(batches.map(\.variants) == [variants])
    #expect(batches[0].changesBodiesOnly(in: source))
    #expect(
      VariantFile(source.files[0], for: batches[0]).text.contains(
        """
          private var ids = [0]

          func select(
            _ index: Int
          ) {
            if workbookVariant(1) {
              presenter?.select(index)
            } else {
              guard ids.indices.contains(index) else { return }
              presenter?.select(ids[index])
            }
          }

          func title(of index: Int) -> String {
            if workbookVariant(2) {
              return ""
            } else {
              return "Row \\(index)"
            }
          }

          func show(_ ids: [Int]) {
            if workbookVariant(3) {
              self.ids = []
            } else {
        """))
  }

  @Test func `An answer with other members has a build of its own, with all of its lines`() throws {
    let other = MembersSample.members(select: "presenter?.select(index)")
    let variants = try [
      MembersSample.variant(MembersSample.members(select: "presenter?.select(0)")),
      MembersSample.variant(other.replacing("private var ids", with: "var ids")),
      MembersSample.variant(other.replacing("of index: Int", with: "of index: Int?")),
      MembersSample.variant(other + "\n\nfunc clear() {\n  ids = []\n}"),
    ]
    let batches = VariantBatch.batches(of: variants, in: source)
    #expect(batches.map(\.variants) == variants.map { [$0] })
    #expect(batches.map { $0.changesBodiesOnly(in: source) } == [true, false, false, false])
    #expect(
      VariantFile(source.files[0], for: batches[3]).text.contains(
        """
          func title(of index: Int) -> String {
            "Row \\(index)"
          }

          func clear() {
            ids = []
          }

          func show(
        """))
  }

  @Test func `Comments, empty lines and a method in one line make no other members`() throws {
    let block = """
      // taps
      // Only what is shown.
      private var ids = [0]
      func select(
        _ index: Int
      ) {}
      func title(of index: Int) -> String { "Row" }
      """
    let changes = try MembersSample.variant(block).changes
    #expect(changes.values.sorted { $0.count < $1.count } == [[], ["    \"Row\""]])
    #expect(
      try MembersSample.variant(MembersSample.members(select: "").replacing("  \n", with: ""))
        .changes.count == 1)
  }

  @Test func `What an answer adds goes below the members`() throws {
    let block = MembersSample.members(select: "start()") + "\n// beside\nfunc start() {}"
    let batch = VariantBatch.batches(
      of: [.solution, try MembersSample.variant(block)], in: source)[0]
    #expect(
      VariantFile(source.files[0], for: batch).text.contains(
        """
            "Row \\(index)"
          }

          func start2() {}

          func show(
        """))
  }

  @Test func `A body that breaks the build is built once for each answer`() throws {
    let variants = try [
      MembersSample.variant(MembersSample.members(select: "a()")),
      MembersSample.variant(MembersSample.members(select: "b()")),
      MembersSample.variant("// show\nself.ids = []"),
      MembersSample.variant("// show\nself.ids += ids"),
    ]
    let batch = try #require(VariantBatch.batches(of: variants, in: source).first)
    let file = VariantFile(source.files[0], for: batch)
    let line = try #require(file.text.lines.firstIndex(of: "    if workbookVariant(1) {"))
    #expect(
      batch.split(at: [(file, line + 1)]).batches.map(\.variants)
        == [[variants[2], variants[3]], [variants[0]], [variants[1]]])
  }

  @Test func `Outcomes are found for the answer as it was written`() throws {
    let written = Variant(changes: [source.regions[0]: source.regions[0].solution])
    let tried = ChapterMembers(of: source).inBodies(written)
    #expect(tried == .solution)
    let failure = TestOutcome.failure(BuildFailure(diagnostics: [], output: ""))
    let outcomes = TrialOutcomes([tried: failure]).found(for: [written]) { _ in tried }
    #expect(outcomes[written] != nil && outcomes[tried] == nil)
  }
}
