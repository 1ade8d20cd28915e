import Testing

@testable import CourseKit

struct MaskedCodeTests {
  @Test(arguments: [
    (#"let a = "{" // }"#, #"let a = "_"     "#),
    (#"print("a \(b("c")) d") {"#, #"print("_") {"#),
    (##"let raw = #"a "b" \(c) \#(d)"# + e"##, ##"let raw = #"_"# + e"##),
    (##"a = #"""# + b // c"##, ##"a = #"_"# + b     "##),
    ("// a\rb", "    \nb"), ("\"a\rb", "\"_\nb"), ("🎈/a/2", "🎈/a/2"),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("let r = /[{]\\//; x", "let r = /_/; x"),
    ("let r = #/[{/]/#; x", "let r = #/_/#; x"),
    ("call(/\"/, b)", "call(/_/, b)"),
    ("let third = a / b / c", "let third = a / b / c"),
    ("f(a)/2 + b/3", "f(a)/2 + b/3"),
    ("#if os(macOS)", "#if os(macOS)"),
    ("a\n\"\"\"\n  } \"\"\n  \"\"\"\nb }", "a\n\"\"\"\n_\n_\"\"\"\nb }"),
  ])
  func `What is no code is masked in its place`(code: String, masked: String) {
    let result = MaskedCode(code.lines).masked
    #expect(result.count == code.count)
    #expect(result.replacing(/_+/, with: "_") == masked)
  }

  @Test func `Code inside of strings can be shown`() {
    let code = MaskedCode([#"print("a \(b("c")) d")"#], masksInterpolations: false)
    #expect(code.masked == #"print("___(b("_"))__")"#)
  }

  @Test func `What is not closed does not swallow the next line`() {
    #expect(MaskedCode(["let a = \"b", "} // c"]).maskedLines == ["let a = \"_", "}     "])
    #expect(MaskedCode(["a(/b", "}"]).maskedLines == ["a(/b", "}"])
    #expect(MaskedCode(["a /* b", "}"]).maskedLines == ["a     ", " "])
  }
}
