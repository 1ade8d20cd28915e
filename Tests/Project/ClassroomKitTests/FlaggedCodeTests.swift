import Testing

@testable import ClassroomKit

struct FlaggedCodeTests {
  private func names(in code: String) -> [String] {
    FlaggedCode.all(in: code, types: ["Post"]).map(\.name)
  }

  @Test(
    arguments: [
      ("import\nGlibc", "import Glibc"), ("import Glibc", "import Glibc"),
      ("//\rimport Glibc", "import Glibc"), (##"let a = #"""#; import Glibc"##, "import Glibc"),
      ("import func Testing.cancel", "import Testing"),
      ("#sourceLocation(file: \"a\", line: 1)", "#sourceLocation"),
      ("extension Array { static func == (a: Self, b: Self) -> Bool { true } }", "func =="),
      ("func == (a: [Int], b: [Post]) -> Bool { true }", "func =="),
      ("func == (a: String, b: String) -> Bool { true }", "func =="),
      ("type(of: view)", "type(of"), (#"print("\(type(of: view))")"#, "type(of"),
      ("@_silgen_name(\"f\")", "@_silgen_name"), ("macro expect()", "macro expect"),
      (
        "if interactor is any PostListInteractorOutputProtocol {}",
        "is any PostListInteractorOutputProtocol"
      ),
      (#"if "\(wireframe)".isEmpty {}"#, #"\(wireframe)"#),
      (#"if "\(Entry(who: view))" == name {}"#, #"\(Entry(who: view)"#),
      ("for _ in 0..<200_000 { await bell.ring() }", "..<200_000"),
      ("String(describing: self.view)", "describing: self.view)"),
      ("String(describing: view as Any)", "describing: view as"),
      (#"if "\(wireframe as Any)".isEmpty {}"#, #"\(wireframe as"#),
      ("init(place: Int = #line) {}", "= #line"),
      ("init(_ caller: String = #function) {}", "= #function"),
      ("unowned(unsafe) var view", "unowned(unsafe)"), ("#if DEBUG", "#if DEBUG"),
      ("if session.configuration.protocolClasses == nil {}", ".configuration"),
      ("if isKnownUniquelyReferenced(&view) {}", "isKnownUniquelyReferenced"),
      ("assert(load())", "assert(load("), ("assert({ true }())", "assert({"),
      ("isolated deinit {}", "isolated deinit"), ("_ file: String = #fileID", "#fileID"),
      ("unsafeBitCast(view, to: Int.self)", "unsafeBitCast"),
      ("withUnsafePointer(to: a) { _ in }", "withUnsafePointer"),
      ("MemoryLayout<Pause>.size == 16", "MemoryLayout"),
      ("if router is any Observable {}", "is any Observable"),
      ("if view as AnyObject === router as AnyObject {}", "AnyObject ==="),
      ("if view?.presenter !== self {}", "presenter !=="), ("if screen === view {}", "=== view"),
      ("S.self is AnyObject.Type", "is AnyObject"), ("S.self is Pause.Type", "is Pause.Type"),
      ("if now() == now() {}", "now() == now()"), ("if time == now() {}", "== now()"),
      ("for _ in 0..<9 { await Task {}.value }", "Task {}.value"),
      ("await Task.detached { }.value", "Task.detached { }.value"),
      (#"if post.title == "Lighthouse at noon" {}"#, #""Lighthouse at noon""#),
      (#"if "Lighthouse at noon" != post.title {}"#, #""Lighthouse at noon""#),
      (#"if title.hasPrefix("할 일") {}"#, #""할 일""#),
    ])
  func `What could deceive a test and no linker sees is found, however it is written`(
    code: String, name: String
  ) {
    #expect(names(in: code).contains(name))
  }

  @Test(
    arguments: [
      "wireframe.exit(from: view)", "\"type(of: a)\"", "// type(of: a)",
      "nonisolated(unsafe) var count = 0", "func == (a: Post, b: Post) -> Bool { a.id == b.id }",
      "func < (a: Item, b: Item) -> Bool { a.id < b.id }",
      "import Foundation", "deinit {}", "print(#function)", "assert(posts.isEmpty)",
      "func |> (a: Int, b: (Int) -> Int) -> Int { b(a) }",
      "import Dispatch", "ticket === self.ticket", "a === b", "now() < limit",
      "error as? any LocalizedError", "await task.value",
      "await Task { await load() }.value", "let isEmpty = title == \"\"",
      #"view?.show("Loading…")"#, #"// title == "Lighthouse at noon""#, "a == b",
      #"print("failed: \(error)")"#, "String(describing: error)", #"print("\(view == nil)")"#,
    ])
  func `What answers need is not found`(code: String) {
    #expect(names(in: code) == [])
  }

  @Test func `A name is told once, with the line of the first`() {
    let found = FlaggedCode.all(
      in: "\n/* one\ntwo */\n  import Glibc\nimport Glibc\n", types: [])
    #expect(found == [FlaggedCode(name: "import Glibc", line: 4, code: "import Glibc")])
  }
}
