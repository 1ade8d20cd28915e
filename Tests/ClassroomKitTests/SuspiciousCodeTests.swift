import Testing

@testable import ClassroomKit

struct SuspiciousCodeTests {
  private func names(in code: String) -> [String] {
    SuspiciousCode.all(in: code, types: ["Post"]).map(\.name)
  }

  @Test(
    arguments: [
      ("exit(0)", "exit()"), ("Foundation.exit(0)", "exit()"), ("Glibc\n  . exit (0)", "exit()"),
      ("`exit`(0)", "exit()"), ("let end = exit\nend(0)", "exit()"), ("(exit)(0)", "exit()"),
      (#"print("\(exit(0))")"#, "exit()"), ("//\rexit(0)", "exit()"),
      ("import\nGlibc", "import Glibc"),
      (##"let a = #"""#; exit(0)"##, "exit()"),
      ("#sourceLocation(file: \"a\", line: 1)", "#sourceLocation"),
      ("extension Array { static func == (a: Self, b: Self) -> Bool { true } }", "func =="),
      ("func == (a: [Int], b: [Post]) -> Bool { true }", "func =="),
      ("if view is PostListView { return }", "is PostListView"), ("type(of: view)", "type(of"),
      ("view as? PostListView", "as? PostListView"),
      ("extension Post: Strideable {}", "Strideable"),
      ("var isEmpty: Bool { true }", "var isEmpty"),
      ("exit /* now */ (0)", "exit()"), ("let end = _exit", "_exit"),
      ("close(3)", "close()"), ("try text.write(toFile: name)", "toFile"),
      ("String(contentsOfFile: name)", "contentsOfFile"), ("URL(filePath: name)", "filePath"),
      ("Bool.random()", "random"), ("Date.now < end", "Date"), ("import Glibc", "import Glibc"),
      ("import func Testing.cancel", "import Testing"), ("@_silgen_name(\"f\")", "@_silgen_name"),
      ("try Test . cancel()", "Test . cancel"), ("macro expect()", "macro expect"),
      ("func == (a: String, b: String) -> Bool { true }", "func =="),
    ])
  func `What could deceive a test is found, however it is written`(code: String, name: String) {
    #expect(names(in: code).contains(name))
  }

  @Test(
    arguments: [
      "wireframe.exit(from: view)", "view?.close()", "func open() {}", "\"exit(0)\"", "// exit(0)",
      "case .signal: break", "let isShownByView = true", "let open = { count += 1 }\nopen()",
      "func == (a: Post, b: Post) -> Bool { a.id == b.id }",
      "import Foundation",
    ])
  func `What answers need is not found`(code: String) {
    #expect(names(in: code) == [])
  }

  @Test func `A name is told once, with the line of the first`() {
    let found = SuspiciousCode.all(in: "\n/* one\ntwo */\n  exit(1)\nexit(2)\n", types: [])
    #expect(found == [SuspiciousCode(name: "exit()", line: 4, code: "exit(1)")])
  }
}
