import Foundation
import Testing

@testable import CourseKit

/// When code is the same.
struct CodeStatementTests {
  @Test(arguments: [
    ("func a(b: Int, c: Int) -> Int { b }", "func a(\n  b: Int,\n  c: Int,\n) -> Int {\n  b\n}"),
    ("guard let a, b else { return }", "guard\n  let a,\n  b\nelse { return }"),
    ("final class A: B, C {}", "final class A:\n  B,\n  C\n{\n}"),
    ("let a = b ?? c", "let a =\n  b\n  ?? c"),
    ("let a = [b, c]", "let a = [\n  b,\n  c,\n]"),
    ("a.map { b in c(b) }", "a\n  .map { b in\n    c(b)\n  }"),
    ("if a { b() } else { c() }", "if a {\n  b()\n}\nelse {\n  c()\n}"),
    ("switch a {\ncase .b: c()\n}", "switch a {\ncase .b:\n  c()\n}"),
    ("@MainActor func a() async throws -> B {}", "@MainActor\nfunc a()\n  async throws -> B\n{}"),
    ("@Observable final class A {}", "@Observable\nfinal class A {\n}"),
    ("let a: A<B, C> = b", "let a:\n  A<\n    B, C\n  > = b"),
    ("let a = b as? C", "let a = b\n  as? C"), ("a(); b()", "a()\nb()"),
    ("let a = 1", "// Mine.\nimport Foundation\n@testable import A\n\nlet a /* one */ = 1"),
  ])
  func `Code is the same however its lines are broken`(one: String, other: String) {
    #expect(one.lines.codeSubstance == other.lines.codeSubstance)
    #expect(
      CodeStatement.all(in: one.lines).map(\.code)
        == CodeStatement.all(in: other.lines).map(\.code).filter { !$0.contains("import") })
  }

  @Test(arguments: [
    ("let a = \"b c\"", "let a = \"bc\""), ("var a: B?", "weak var a: B?"),
    ("a(b)", "a(c)"), ("let ab = 1", "let a, b = 1"), ("a()", "a()\nb()"),
    ("let a = \"// b\"", "let a = \"// c\""),
  ])
  func `Code with another word, or another text, is other code`(one: String, other: String) {
    #expect(one.lines.codeSubstance != other.lines.codeSubstance)
  }

  @Test func `A statement knows the lines that it stands on`() {
    let lines = ["// One.", "func a(", "  b: Int", ") {", "  c()", "}"]
    let statements = CodeStatement.all(in: lines)
    #expect(statements.map(\.text) == ["func a( b: Int ) {", "c()", "}"])
    #expect(statements.map(\.lines) == [1..<4, 4..<5, 5..<6])
  }

  /// On the real course, whose code a formatter must not turn into other code.
  @Test func `No file of the course becomes other code when its lines are wrapped`() throws {
    let course = try Workbook.around(URL(filePath: #filePath))
    for chapter in course.chapters {
      for file in try ChapterSource(chapter, in: course).whole.files {
        for text in [file.solutionText, file.starterText] {
          #expect(text.wrapped.lines.codeSubstance == text.lines.codeSubstance, "\(file.path)")
        }
      }
    }
  }
}
