import LayerKit
import TestSupport
import Testing

@Suite("The size of types")
struct SizeTests {
  /// A design of 25 lines, and a type with some more.
  private func design(adding lines: Int) -> SmallDesign {
    var design = SmallDesign()
    design.files["Start.swift"] = nil
    design.add(
      "enum Flow {\n  static func go() {\n"
        + String(repeating: "    go()\n", count: lines) + "  }\n}", to: "Flow.swift")
    return design
  }

  @Test func `Two fifths of all lines may be in one type`() {
    let found = design(adding: 10).design.massiveTypes
    expect(found, equals: [])
    expect(
      design(adding: 30).design.massiveTypes,
      equals: ["Flow has 32 of the 55 lines of code, at most 22 may be in one type (Flow.swift:1)"])
  }

  @Test func `Extensions count, but neither comments nor blank lines`() {
    var design = design(adding: 12)
    design.add(String(repeating: "// Nothing.\n\n", count: 50), to: "Flow.swift")
    expect(design.design.massiveTypes, equals: [])
    design.add(
      "extension Flow {\n" + String(repeating: "  func end() {}\n", count: 12) + "}",
      to: "More.swift")
    #expect(design.design.massiveTypes.first?.hasPrefix("Flow has 26 of the ") == true)
  }

  @Test func `A type that only gives others a name has no size`() {
    let inner = "final class Part# {\n" + String(repeating: "  func go() {}\n", count: 12) + "}\n"
    var design = SmallDesign()
    design.add(
      "enum Feature {\n"
        + (1...4).map { inner.replacing("#", with: "\($0)") }.joined() + "}", to: "Feature.swift")
    expect(design.design.massiveTypes, equals: [])
  }
}
