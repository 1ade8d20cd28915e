import Testing

@testable import CourseKit
import LayerKit
@testable import MutantsKit

/// Where an exercise finds what a learner's own tests notice, and which tests these are.
struct MutantsResultFileTests {
  private static let checks = "Exercises/Chapter1HelloWorld/Checks"
  private static let given = [
    "Solutions/Chapter1HelloWorld/\(Chapter.mutantsResult)": """
    // exercise 1.3: Find out.
    let result = 1
    // starter: let result = 0
    // end 1.3

    """
  ]
  private let sum = MutantsSum(noticed: 3, notCompiled: 1, survivors: [], dismissals: [])

  @Test func `A result replaces the former one, and keeps the rest of its file`() async throws {
    let text = "// Found:\n\n" + (Self.given.values.first ?? "")
    let files = Self.given.mapValues { _ in text }
    try await Sample.with(adding: files) { workbook in
      try workbook.writeStarters()
      let file = try #require(try MutantsResultFile(of: Sample.chapter, in: workbook))
      for _ in 0..<2 {
        let result = try file.write(sum, of: ["Greeter"])
        #expect(result.shortfall == "only 3 changes of Greeter count")
        #expect(
          workbook.text(of: file.path) == """
            // Found:

            MutantsResult(
              of: ["Greeter"], changes: 3, noticed: 3,
              dismissed: [],
              fingerprint: "cbf29ce484222325")

            """)
      }
    }
  }

  @Test func `A chapter without such an exercise has no file`() async throws {
    try await Sample.with { workbook in
      let file = try MutantsResultFile(of: Sample.chapter, in: workbook)
      #expect(file == nil)
    }
  }

  @Test func `The learner's tests are those among the checks, and those beside ours`() async throws
  {
    let ours = "Tests/Chapter1HelloWorldTests/Tests.swift"
    try await Sample.with(adding: [GivenFiles.path: "\(ours)\n"]) { workbook in
      for path in ["\(Self.checks)/Mine.swift", "Tests/Chapter1HelloWorldTests/Mine.swift", ours] {
        try workbook.write("@Test func mine() {}\n", to: path)
      }
      try workbook.write("func helper() {}\n", to: "\(Self.checks)/Helper.swift")
      let own = ["Tests/Chapter1HelloWorldTests/Mine.swift", "\(Self.checks)/Mine.swift"]
      #expect(workbook.ownTests(of: Sample.chapter) == own)
    }
  }
}
