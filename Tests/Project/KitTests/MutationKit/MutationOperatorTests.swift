import Testing

@testable import CourseKit
@testable import MutationKit
@testable import VerifyKit

struct MutationOperatorTests {
  private func changes(_ mutation: MutationOperator, _ solution: String) throws -> [String] {
    try MutantSample.changes(mutation, solution)
  }

  @Test func `Each statement is left out, but what others need to compile`() throws {
    let solution = """
      guard isLast else { return }
      let first = items.first
      if let first {
        wireframe.open(first)
      } else {
        view?.wait()
      }
      """
    #expect(
      try changes(.leaveOut, solution).map { $0.lines.filter { $0.hasPrefix("-") } } == [
        ["-guard isLast else { return }"],
        [
          "-if let first {", "-  wireframe.open(first)", "-} else {", "-  view?.wait()", "-}",
        ],
        ["-  wireframe.open(first)"],
        ["-  view?.wait()"],
      ])
  }

  @Test func `A statement is said twice, with all of its lines`() throws {
    let solution = """
      view?.show(
        items)
      return
      """
    #expect(
      try changes(.duplicateStatement, solution)
        == [" view?.show(\n   items)\n+view?.show(\n+  items)\n return"])
  }

  @Test func `Neighbours are swapped, each on its own level`() throws {
    let solution = """
      view?.wait()
      if isLast {
        view?.show(items)
        view?.wait()
      }
      return
      """
    #expect(
      try changes(.swap, solution) == [
        """
        -view?.wait()
         if isLast {
           view?.show(items)
           view?.wait()
         }
        +view?.wait()
         return
        """,
        """
         view?.wait()
         if isLast {
        -  view?.show(items)
           view?.wait()
        +  view?.show(items)
         }
         return
        """,
      ])
  }

  @Test(arguments: [
    ("if isLast {", ["if !isLast {"]),
    ("guard items.isEmpty else { return }", ["guard !items.isEmpty else { return }"]),
    ("if !isLast {", ["if isLast {"]),
    ("if a == b, !c {", ["if a != b, !c {", "if a == b, c {", "if !c {", "if a == b {"]),
    ("if a < 3 && b {", ["if a <= 3 && b {", "if a < 3 || b {"]),
    (
      "if (2...4).contains(a) {",
      [
        "if (1...4).contains(a) {", "if (3...4).contains(a) {", "if (2...3).contains(a) {",
        "if (2...5).contains(a) {", "if !(2...4).contains(a) {",
      ]
    ),
    (
      "view?.show(isLast ? .empty : f(a, b))",
      ["view?.show(isLast ? f(a, b) : .empty)"]
    ),
    (#"view?.say("a == b, is it?")"#, []),
    ("view?.wait()  // if !isLast {", []),
  ])
  func `A condition is turned round or moved by one`(line: String, others: [String]) throws {
    let end = line.hasSuffix("{") ? "\n}" : ""
    #expect(
      try changes(.mutateCondition, line + end).map { text in
        text.lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
      } == others.map { [$0] })
  }

  @Test(arguments: [
    (
      "show(items)",
      [
        "show([])", "show(items.reversed())", "show(items + items)",
        "show(Array(items.prefix(1)))", "show(Array(items.suffix(1)))",
      ]
    ),
    ("show(.empty)", ["show(.full)"]),
    (
      "say(4, to: isLast)",
      ["say(3, to: isLast)", "say(5, to: isLast)", "say(4, to: !isLast)", "say(isLast, to: 4)"]
    ),
    (#"title = "a\(b("c"))d""#, [#"title = """#, #"title = "a\(b("c"))d""#]),
    (#"say(a.b)"#, [#"say("")"#, "say([])", "say(nil)"]),
    (
      "items.map { f($0) }",
      [#"items.map { f("") }"#, "items.map { f([]) }", "items.map { f(nil) }"]
    ),
    ("say(items.map { $0 })", []),
  ])
  func `Something else is handed over`(line: String, others: [String]) throws {
    #expect(
      try changes(.replaceValue, line).map { text in
        text.lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
      } == others.filter { $0 != line }.map { [$0] })
  }

  @Test func `A capture becomes strong, and what only an optional needs goes`() throws {
    let solution = """
      task { [store, weak self] in
        guard let self else { return }
        self?.done()
      }
      """
    #expect(
      try changes(.holdStrongly, solution) == [
        """
        -task { [store, weak self] in
        +task { [store, self] in
           guard let self else { return }
           self?.done()
         }
        """,
        """
        -task { [store, weak self] in
        -  guard let self else { return }
        -  self?.done()
        +task { [store, self] in
        +  self.done()
         }
        """,
      ])
  }

  @Test func `It works once only, or later`() throws {
    #expect(
      try changes(.skipSecondCall, "view?.wait()")
        == ["+if workbookRepeats(self) { return }\n view?.wait()"])
    #expect(try changes(.useTask, "view?.wait()") == ["+Task {\n   view?.wait()\n+}"])
    #expect(try changes(.useTask, "let row = items.first\nreturn row") == [])
    #expect(
      try changes(.deferLastStatement, "view?.wait()\nview?.wait()")
        == [" view?.wait()\n+Task {\n   view?.wait()\n+}"])
    #expect(try changes(.deferLastStatement, "view?.wait()") == [])
    #expect(
      try changes(.runStatementOnce, "let row = items.first\nview?.wait()")
        == [" let row = items.first\n+if !workbookRepeats(self) {\n   view?.wait()\n+}"])
  }

  @Test func `Everybody who can be reached hears one more message, first or last`() throws {
    let messages = [
      "view?.wait()", "view?.show(items)", "view?.show([])", "view?.show(.empty)",
      "view?.show(.full)", #"_ = try? store.load(id: "")"#,
      "_ = items.first.map { wireframe.open($0) }",
    ]
    #expect(
      try changes(.sendMore, "done()\nreturn")
        == messages.flatMap {
          ["+\($0)\n done()\n return", " done()\n+\($0)\n return"]
        })
  }
}
