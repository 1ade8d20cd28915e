import Testing

@testable import CommandKit
@testable import CourseKit
@testable import VerifyKit

struct ExamplesCheckTests {
  /// What the check finds in the tests of some chapter, without the place and the name.
  private func findings(
    in body: String, name: String = "1.1 It greets"
  ) async throws -> [String] {
    let file = "Tests/Chapter1GreetingTests/Tests.swift"
    let code = "@Test\nfunc `\(name)`() async {\n\(body)\n}\n"
    let files = ["Solutions/Chapter1Greeting/Greeting.swift": "", file: code]
    return try await Sample.with(adding: files) { workbook in
      let console = RecordedConsole()
      let isFine = await console.run(["--only", "examples"], of: .verify, in: workbook) == .done
      let found = console.output.lines.compactMap { $0.trimmed.after("\(file):1: '\(name)' ") }
      #expect(isFine == found.isEmpty)
      return found.map(String.init)
    }
  }

  @Test(arguments: [
    ("for name in names { greet(name) }", "for"), ("while isOpen {}", "while"),
    ("repeat {} while(isOpen)", "repeat"), ("names.forEach(greet)", "names.forEach"),
    ("names\n  .forEach { greet($0) }", ".forEach"),
  ])
  func `A loop is found`(body: String, word: String) async throws {
    #expect(
      try await findings(in: body)
        == ["has a loop (\(word)). Write out its steps, or leave them to a judge."])
  }

  @Test(arguments: [
    ("if isOpen {}", "if"), ("guard isOpen else { return }", "guard"),
    ("switch name { default: greet(name) }", "switch"), ("greet(isOpen ? name : other)", "?"),
    ("greet(\"\\(isOpen ? name : other)\")", "?"), ("#if DEBUG\n#endif", "if"),
  ])
  func `A condition is found`(body: String, word: String) async throws {
    #expect(
      try await findings(in: body)
        == ["has a condition (\(word)). Write a test for each case, or leave them to a judge."])
  }

  @Test func `A long test is found, without what is not code`() async throws {
    let lines = Array(repeating: "greet()", count: 15).joined(separator: "\n\n// Again.\n")
    #expect(try await findings(in: lines) == [])
    #expect(
      try await findings(in: "\(lines)\ngreet()")
        == ["has 16 lines of code between its braces, and may have 15. Make two tests of it."])
  }

  @Test func `All that is wrong with a test is found`() async throws {
    #expect(
      try await findings(in: "for name in names where name != \"\" { if isOpen {} }").count == 2)
  }

  @Test(arguments: [
    "show(for: name, if: isOpen, while: view.repeat)", "// if it is for a while\ngreet(\"if ? \")",
    "greet(name ?? other, view?.name, try? read(), names as? [String])",
    "let format: String? = nil",
  ])
  func `What looks like one is none`(body: String) async throws {
    #expect(try await findings(in: body) == [])
  }

  @Test func `Other tests are not looked at`() async throws {
    #expect(try await findings(in: "if isOpen {}", name: "The given code greets") == [])
  }
}
