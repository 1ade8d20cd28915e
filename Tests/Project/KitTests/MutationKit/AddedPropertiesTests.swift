import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
@testable import VerifyKit

/// Answers that remember something in a property of their own share a build as well.
struct AddedPropertiesTests {
  @Test func `A stored property that only one answer has stands beside the others`() throws {
    let source = try MembersSample.source()
    let block = """
      // taps
      private var last: Int?
      \(MembersSample.members(select: "last = index").dropFirst("// taps\n".count))
      """
    let batches = VariantBatch.batches(
      of: [.solution, try MembersSample.variant(block)], in: source)
    #expect(batches.count == 1)
    let text = VariantFile(source.files[0], for: batches[0]).text
    #expect(text.contains("      last2 = index\n"))
    #expect(text.contains("  }\n\n  private var last2: Int?\n\n  func show("))
    // Computed ones may do anything.
    let computed = try MembersSample.variant(
      block.replacing("last: Int?", with: "last: Int? { nil }"))
    #expect(VariantBatch.batches(of: [.solution, computed], in: source).count == 2)
  }

  @Test func `An owner may be changed and a property added by one answer`() throws {
    let block = "// presenter\nvar view: ListView?\nprivate var shown = false\n// 1.1\nshown = true"
    let source = try ListSample.source()
    let strong = ChapterMembers(of: source).inBodies(try ListSample.variant("1.3", block))
    let batches = VariantBatch.batches(of: [.solution, strong], in: source)
    #expect(batches.map(\.variants) == [[.solution, strong]])
    let file = try #require(source.files.first { $0.path == "ListPresenter.swift" })
    let text = VariantFile(file, for: batches[0]).text
    #expect(text.contains("      if workbookVariant(2) { return view_strong }\n"))
    #expect(text.contains("      shown2 = true\n"))
    #expect(text.contains("\n  private var shown2 = false\n"))
  }
}
