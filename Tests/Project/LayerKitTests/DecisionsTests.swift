import LayerKit
import TestSupport
import Testing

@Suite("Where decisions are made")
struct DecisionsTests {
  @Test(arguments: [
    "final class ListTop: ScreenKit.Screen {\n  DECISIONS\n}",
    "typealias Base = Screen\nfinal class ListTop: Base {\n  DECISIONS\n}",
    "class ListBase<Item>: Screen {}\nfinal class ListTop: ListBase<Int> {\n  DECISIONS\n}",
    "enum ListModule {\n  final class Top: Screen {\n    DECISIONS\n  }\n}",
    "func listTop() -> Screen {\n  final class Top: Screen {\n    DECISIONS\n  }\n  return Top()\n}",
    "protocol ListLogic {}\nprotocol ListTopLogic: ListLogic {}\nfinal class ListTop: Screen, ListTopLogic {}\nextension ListLogic {\n  DECISIONS\n}",
    "protocol ListLogic {}\ntypealias ListTopLogic = ListLogic & Sendable\nfinal class ListTop: Screen, ListTopLogic {}\nextension ListLogic {\n  DECISIONS\n}",
    "protocol ListLogic {}\nfinal class ListTop: Screen {}\nextension ListTop: ListLogic {}\nextension ListLogic {\n  DECISIONS\n}",
  ])
  func `A view is one however it is declared`(code: String) {
    var design = SmallDesign()
    design.add(
      code.replacing("DECISIONS", with: "func go() { if a {} else if b {} else if c {} }"),
      to: "Other.swift")
    design.put("  func end() { if a {}; if b {}; if c {}; if d {} }", into: "ListPresenter")
    #expect(
      design.design.decisionsOnScreens(design.concerns).first?.contains("in views") == true)
  }

  @Test func `A quarter of all decisions may be made in views`() {
    var design = SmallDesign()
    design.put(
      "  func end() { if isOpen {} else if isNew {}; let a = b ?? c }", into: "ListPresenter")
    design.put("  func end() { if isOpen { end() } }", into: "ListView")
    expect(design.design.decisionsOnScreens(design.concerns), equals: [])
    design.put("  func begin() { guard isOpen else { return } }", into: "ListView")
    expect(
      design.design.decisionsOnScreens(design.concerns),
      equals: [
        "ListView makes 2 of the 2 decisions in views (at most 1), most in begin (ListView.swift:4)"
      ])
  }

  @Test func `Three fifths of all decisions may need a screen`() {
    var design = SmallDesign()
    design.put("  func end() { if isOpen { end() } }", into: "ListPresenter")
    design.put("  func end() { let a = b ?? c }", into: "ListPresenter")
    design.put("  func end() { if isOpen { end() } else if isNew { end() } }", into: "ListBuilder")
    design.put("  func open() { let a = b ?? c }", into: "ListBuilder")
    expect(design.design.decisionsOnScreens(design.concerns), equals: [])
    design.put("  func begin() { guard isOpen else { return } }", into: "ListBuilder")
    let complaint = "ListBuilder makes 4 of the 4 decisions where a screen is needed"
    expect(
      design.design.decisionsOnScreens(design.concerns),
      equals: ["\(complaint) (at most 3), most in end (ListBuilder.swift:6)"])
  }

  @Test(arguments: [
    "  func tell(_ event: Int) {\n    switch event {\n    case 1: end()\n    case 2 where isOpen: end()\n    default: end()\n    }\n  }",
    "  func tell() { for _ in 0..<1 where isOpen {}; if isOpen {} else if isNew {} }",
  ])
  func `Each case of a switch is a decision, and so is each where`(method: String) {
    var design = SmallDesign()
    design.put("  func end() { if isOpen { end() } }", into: "ListPresenter")
    design.put(method, into: "ListView")
    expect(
      design.design.decisionsOnScreens(design.concerns),
      equals: [
        "ListView makes 3 of the 3 decisions in views (at most 1), most in tell (ListView.swift:4)"
      ])
  }

  @Test(arguments: [
    "  func tell() { go(isOpen && isNew || isDue, to: items.first { $0.isDue }) }",
    "  func tell() { items.filter(isDue).forEach(open); open(items.first(where: isNew) ?? none) }",
  ])
  func `A condition counts in every style`(method: String) {
    var design = SmallDesign()
    design.put("  func end() { if isOpen { end() } }", into: "ListPresenter")
    design.put(method, into: "ListView")
    expect(
      design.design.decisionsOnScreens(design.concerns),
      equals: [
        "ListView makes 3 of the 3 decisions in views (at most 1), most in tell (ListView.swift:4)"
      ])
  }

  @Test func `A table of texts decides nothing`() {
    var design = SmallDesign()
    design.put(
      "  func text() -> String {\n    switch event {\n    case .a: \"A\"\n    case .b:\n      \"B\"\n    default: \"\"\n    }\n  }",
      into: "ListPresenter")
    design.put("  func end() { if isOpen { end() } }", into: "ListView")
    expect(
      design.design.decisionsOnScreens(design.concerns),
      equals: [
        "ListView makes 1 of the 1 decisions in views (at most 0), most in end (ListView.swift:4)"
      ])
  }

  @Test func `Where the feature starts, as few decisions are made as in views`() {
    var design = SmallDesign()
    design.put("  func end() { if isOpen {}; if isNew {}; if isDue {} }", into: "ListPresenter")
    design.files["Start.swift"] = "func start() { if isOpen {} else if isNew {} }"
    expect(
      design.design.decisionsOnScreens(design.concerns),
      equals: [
        "start makes 2 of the 2 decisions in views (at most 1), most in start (Start.swift:1)"
      ])
  }

  @Test(arguments: [
    "final class Flow {\n  let view: ListView\n", "protocol Logic {}\nextension Logic {\n",
  ])
  func `What knows a screen, or is part of one, decides on a screen`(beginning: String) {
    var design = SmallDesign()
    design.add(
      "\(beginning)  func go() { if a {} else if b {} else if c {} }\n}", to: "Other.swift")
    design.files["ListView.swift"] = design.files["ListView.swift"]?
      .replacing("Screen, ", with: "Screen, Logic, ")
    design.layers.append(
      Layer("Flow", "Flow", "Logic", knows: ["View"], file: "/Layers.swift", line: 5))
    #expect(design.design.decisionsOnScreens(design.concerns).count == 1)
  }
}
