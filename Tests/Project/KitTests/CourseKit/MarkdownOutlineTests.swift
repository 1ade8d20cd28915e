import Testing

@testable import CourseKit
@testable import VerifyKit

struct MarkdownOutlineTests {
  @Test func `A block of code keeps its language, its lines and its place`() throws {
    let outline = MarkdownOutline(
      """
      # Title
      1. In a list:

         ```swift
         # no heading
           deeper
         ```

      ````markdown
      ```swift
      ```
      ````
      """)
    #expect(outline.blocks.map(\.block.language) == ["swift", "markdown"])
    #expect(
      outline.blocks.map(\.block.lines) == [["# no heading", "  deeper"], ["```swift", "```"]])
    #expect(outline.blocks.map(\.line) == [4, 9])
    #expect(outline.elements.first?.part == .heading(level: 1, text: "Title"))
  }

  @Test func `A sketch is marked above its block`() {
    let outline = MarkdownOutline("<!-- sketch -->\n\n```swift\na\n```\n\n```swift\nb\n```\n")
    #expect(outline.blocks.map(\.block.isSketch) == [true, false])
  }

  @Test func `A section reaches to the next heading that is not below it`() {
    let sections = MarkdownOutline(
      "## Part\n### 1.1 One\na\n#### More\nb\n### Two\nc\n## End\nd\n"
    ).sections
    #expect(sections.map(\.number) == [ExerciseNumber("1.1"), nil])
    #expect(sections.map(\.title) == ["One", "Two"])
    #expect(sections.map(\.part) == ["Part", "Part"])
    #expect(sections.map(\.prose) == [["a", "b"], ["c"]])
  }
}
