import Testing

@testable import CourseKit

struct CodeDifferenceTests {
  private func difference(of code: String) async throws -> CodeDifference {
    try await Sample.with { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let region = try #require(source.regions.last)
      return CodeDifference([region: code.lines])
    }
  }

  @Test(arguments: [
    (#"["Guest"]"#, #"  [ "Guest", ]"#, 1.0),
    (#"["World"]"#, "// All.\n[\"World\"]", 1.0), (#"["Guest"]"#, #"["World"].reversed()"#, 0.0),
    (#"["World", "a"]"#, #"["World", "a", "b"]"#, 0.5), (#"["Guest"]"#, "[]", 0.5),
  ])
  func `Code is alike by the words in which it differs from the solution`(
    one: String, other: String, similarity: Double
  ) async throws {
    let (one, other) = (try await difference(of: one), try await difference(of: other))
    #expect(one.similarity(to: other) == similarity)
    #expect(other.similarity(to: one) == similarity)
  }
}
