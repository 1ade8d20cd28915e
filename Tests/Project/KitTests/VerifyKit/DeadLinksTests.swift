import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct DeadLinksTests {
  private func findings(_ page: String, adding more: [String: String] = [:]) async throws
    -> [String]
  {
    let files = ["docs/page.md": page, "docs/README.md": "# Sample\n\n## The five roles\n"]
    return try await Sample.with(adding: files.merging(more) { $1 }) { workbook in
      DeadLinks(workbook: workbook).findings().map(\.description)
    }
  }

  @Test func `Links to files, folders, headings and other sites are fine`() async throws {
    let page = """
      ## Here
      [a](README.md) [b](README.md#the-five-roles) [c](#here) [d](../docs/) [e](/docs/README.md)
      [f](https://example.org/no#x) [g](mailto:a@example.org) ![h](../Package.swift "A title")
      <a href="README.md">i</a> [`code`](README.md) [j]: README.md

      """
    #expect(try await findings(page).isEmpty)
  }

  @Test func `A link to no file is found, with its line`() async throws {
    #expect(
      try await findings("# A\n\nSee [b](b.md#x).\n") == [
        "docs/page.md:3: There is no file b.md. It is linked to as 'b.md#x'."
      ])
  }

  @Test(arguments: [
    "[a](../../elsewhere.md)", "![a](a.png)", "[a]: a.md", "<img src=\"a.png\">",
    "<details><summary>[a](a.md)</summary>",
  ])
  func `Every kind of link is followed`(line: String) async throws {
    #expect(try await findings(line).count == 1)
  }

  @Test func `A link to no heading is found`() async throws {
    #expect(
      try await findings("[b](README.md#roles) [c](#nowhere)\n") == [
        "docs/page.md:1: docs/README.md has no heading with the anchor #roles."
          + " It is linked to as 'README.md#roles'.",
        "docs/page.md:1: docs/page.md has no heading with the anchor #nowhere."
          + " It is linked to as '#nowhere'.",
      ])
  }

  @Test func `What stands in code is no link`() async throws {
    #expect(try await findings("```swift\n[a](b)\n```\nAnd `[a](b)`.\n~~~\n[a](b)\n~~~\n").isEmpty)
  }

  @Test func `A heading inside details counts, one in code does not`() async throws {
    let page = "<details>\n\n### Hint\n\n</details>\n\n```\n# Code\n```\n[a](#hint) [b](#code)\n"
    #expect(try await findings(page).count == 1)
  }

  @Test func `A quoted path must be there`() async throws {
    let page = """
      Open `Solutions/Chapter1HelloWorld/Greeting.swift`, `docs/README.md#the-five-roles`,
      `docs/mistakes/…`, `Exercises/<your chapter>` and `swift test`, but not `docs/gone.md`.
      """
    #expect(
      try await findings(page) == [
        "docs/page.md:2: There is no file docs/gone.md. It is quoted here."
      ])
  }

  @Test func `README and CONTRIBUTING are read from the root`() async throws {
    let found = try await findings("", adding: ["README.md": "[a](a.md) [b](docs/README.md)\n"])
    #expect(found == ["README.md:1: There is no file a.md. It is linked to as 'a.md'."])
  }
}
