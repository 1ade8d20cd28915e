import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct MalformedRegionTests {
  private func errors(_ files: [String: String]) -> [String] {
    do {
      _ = try ChapterSource(Sample.chapter, files: files)
      return []
    } catch {
      return (error as? CourseError)?.findings.map(\.description) ?? ["\(error)"]
    }
  }

  private func errors(_ text: String) -> [String] { errors(["A.swift": text]) }

  private let file = "Solutions/Chapter1HelloWorld/A.swift"

  @Test func `A region without an end`() {
    #expect(
      errors("\n// exercise 1.1: Do.\nx\n") == [
        "\(file):2: Exercise 1.1 has no end. Write `// end 1.1` below its answer."
      ])
  }

  @Test func `An end without a beginning`() {
    #expect(
      errors("// end 1.1") == [
        "\(file):1: This ends exercise 1.1, which has not begun with"
          + " `// exercise 1.1: A sentence.`"
      ])
  }

  @Test func `A region inside another`() {
    #expect(
      errors("// exercise 1.1: Do.\n// exercise 1.2: Do.\n// end 1.2\n").first
        == "\(file):2: Exercise 1.2 begins inside exercise 1.1."
        + " Write `// end 1.1` above it: regions do not nest.")
  }

  @Test func `An end with another number`() {
    #expect(
      errors("// exercise 1.1: Do.\n// end 1.2\n") == [
        "\(file):2: This ends exercise 1.2, but exercise 1.1 is open since line 1."
      ])
  }

  @Test func `A number of another chapter`() {
    #expect(
      errors("// exercise 2.1: Do.\n// end 2.1\n") == [
        "\(file):1: Exercise 2.1 stands in chapter 1. Its number must begin with 1."
      ])
  }

  @Test(arguments: [
    ("// exercise 1.1:", "Exercise 1.1 has no sentence."),
    ("// exercise 1.1 Do.", "Write the beginning of a region as"),
    ("// exercise one: Do.", "Write the beginning of a region as"),
    ("// exercise 1.1 · : Do.", "Exercise 1.1 has an empty label."),
    ("// end", "Write the end of a region as `// end 1.1`."),
    ("// end 1", "Write the end of a region as `// end 1.1`."),
    ("// starter: x", "A starter line stands outside an exercise's region."),
  ])
  func `A mark that cannot be read`(line: String, error: String) {
    #expect(errors(line).first?.contains(error) == true)
  }

  @Test func `A gap in the numbers, over all files`() {
    let files = [
      "A.swift": "// exercise 1.3: Do.\n// end 1.3\n",
      "B.swift": "// exercise 1.1: Do.\n// end 1.1\n",
    ]
    #expect(
      errors(files) == [
        "\(file):1: Exercise 1.3 comes without a 1.2."
          + " Number the exercises of a chapter without a gap."
      ])
  }

  @Test func `One exercise in two files, without labels`() {
    let region = "// exercise 1.1: Do.\n// end 1.1\n"
    #expect(
      errors(["A.swift": region, "B.swift": region]) == [
        "Solutions/Chapter1HelloWorld/B.swift:1: Exercise 1.1 is in \(file):1 too. Give each"
          + " region a label: `// exercise 1.1 · presenter: A sentence.`"
      ])
  }

  @Test func `One label for two regions`() {
    let region = "// exercise 1.1 · view: Do.\n// end 1.1\n"
    #expect(errors(region + region).first?.contains("a label of its own") == true)
    #expect(errors(region + region.replacing("view", with: "presenter")).isEmpty)
  }

  @Test func `Every error is told, in all files`() {
    #expect(errors(["A.swift": "// end 1.1", "B.swift": "// end 1.2\n// end 1.3"]).count == 3)
  }
}
