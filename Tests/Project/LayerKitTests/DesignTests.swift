import LayerKit
import TestSupport
import Testing

@Suite("A design and its code")
struct DesignTests {
  @Test func `A design that is as its layers say has no complaint`() {
    expect(SmallDesign().complaints, equals: [])
  }

  @Test func `A presenter that names its view's class makes a cycle`() {
    var design = SmallDesign()
    design.put("  let screen: ListView", into: "ListPresenter")
    expect(
      design.complaints,
      equals: ["ListPresenter in Presenter names ListView of View (ListPresenter.swift:5)"])
    design.layers[1] = Layer(
      "Presenter", "ListPresent*", "ListRendering", knows: ["Interactor", "View"],
      file: "/Layers.swift", line: 2)
    expect(
      design.complaints,
      equals: [
        "Presenter and View know each other (Layers.swift:2)",
        "View and Presenter know each other (Layers.swift:3)",
        "Presenter knows View (Layers.swift:2)",
      ])
  }

  @Test(
    arguments: [
      ("extension Reminder {}", "Reminder"), ("private func helper() {}", "helper"),
      ("typealias Nav = Int", "Nav"), ("@MainActor\nfinal class Hidden {}", "Hidden"),
      ("nonisolated enum Hidden {\n}", "Hidden"), ("let shared = 1", "shared"),
      ("extension [Reminder] {}", "Array"), ("extension Reminder? {}", "Optional"),
      ("extension [Reminder.ID: Reminder] {}", "Dictionary"),
    ])
  func `Each declaration has a layer`(code: String, name: String) {
    var design = SmallDesign()
    design.add(code, to: "Other.swift")
    let line = code.hasPrefix("@") ? 2 : 1
    let kind = code.hasPrefix("extension") ? "extension " : ""
    expect(design.complaints, equals: ["\(kind)\(name) (Other.swift:\(line)) is in no layer"])
  }

  @Test func `An extension has the layer of its type, also in another file`() {
    var design = SmallDesign()
    design.add("extension ListPresenter {\r\n  var top: Navigator? { nil }\r\n}", to: "Other.swift")
    expect(design.complaints, equals: ["ListPresenter names Navigator (Other.swift:2)"])
  }

  @Test func `A given type with an extension is still given`() {
    var design = SmallDesign()
    design.add("extension Reminder { var word: String { \"\" } }", to: "ListPresenter.swift")
    design.put("  func show(_ reminder: Reminder) {}", into: "ListInteractor")
    design.layers[1] = Layer(
      "Presenter", "ListPresent*", "ListRendering", "Reminder", knows: ["Interactor"],
      file: "/Layers.swift", line: 2)
    expect(design.complaints, equals: [])
  }

  @Test(arguments: [
    ("private func row(of count: Int) {}", "  func didSelect(inRow row: Int) { print(row) }"),
    ("func row(of count: Int) {}", "  func didSelect(inRow row: Int) { print(row) }"),
    ("func row(of count: Int) {}", "  func show() { let row = 1; print(row) }"),
    ("let retry = 1", "  func show() { for retry in 0..<3 { print(retry) } }"),
    ("struct Value {}", "  func show<Value>(_ value: Value) {}"),
  ])
  func `A word that means something else makes no arrow`(presenter: String, view: String) {
    var design = SmallDesign()
    design.files["ListPresenter.swift", default: ""] += "\n\(presenter)"
    design.layers[1] = Layer(
      "Presenter", "ListPresent*", "ListRendering", "row", "retry", "Value", knows: ["Interactor"],
      file: "/Layers.swift", line: 2)
    design.put(view.replacing("View", with: "Builder"), into: "ListInteractor")
    #expect(!design.complaints.contains { $0.contains(" names ") }, "\(design.complaints)")
  }

  @Test func `A function of another layer that is called makes an arrow`() {
    var design = SmallDesign()
    design.files["ListPresenter.swift", default: ""] += "\nfunc row(of count: Int) {}"
    design.layers[1] = Layer(
      "Presenter", "ListPresent*", "ListRendering", "row", knows: ["Interactor"],
      file: "/Layers.swift", line: 2)
    design.put("  func load() { row(of: 1) }", into: "ListInteractor")
    #expect(design.complaints.contains { $0.contains("names row of Presenter") })
  }

  @Test func `A property has a place`() {
    let design = SmallDesign().design
    expect(design.place(of: "view", in: "ListPresenter"), equals: "ListPresenter.swift:5")
    expect(design.place(of: "show", in: "ListPresenter"), equals: nil)
    expect(design.place(of: "view", in: "ListView"), equals: nil)
  }

  @Test func `A property of a type inside of another one has a place`() {
    var design = SmallDesign()
    design.put("  let row = 0\n  final class Box {\n    let row = 1\n  }", into: "ListBuilder")
    expect(design.design.place(of: "row", in: "Box"), equals: "ListBuilder.swift:6")
  }

  @Test func `Layers are spelled as they are called`() {
    var design = SmallDesign()
    design.layers.append(
      Layer("View", "Lisst*", knows: ["View", "Nothing"], file: "/Layers.swift", line: 9))
    expect(
      design.complaints.prefix(5).sorted(),
      equals: [
        "\"Lisst*\" matches no type (Layers.swift:9)",
        "\"Nothing\" is no other layer (Layers.swift:9)",
        "\"View\" is no other layer (Layers.swift:9)",
        "two layers are called \"View\" (Layers.swift:3)",
        "two layers are called \"View\" (Layers.swift:9)",
      ])
  }

  @Test func `A layer has a name`() {
    var design = SmallDesign()
    design.add("enum Other {}", to: "Other.swift")
    design.layers.append(Layer("", "Other", file: "/Layers.swift", line: 9))
    expect(design.complaints, equals: ["a layer has no name (Layers.swift:9)"])
  }

  @Test func `An arrow without a name is no arrow`() {
    var design = SmallDesign()
    design.layers[2] = Layer(
      "View", "ListView", knows: ["Presenter", "Interactor"], file: "/Layers.swift", line: 3)
    expect(design.complaints, equals: ["View names no type of Interactor (Layers.swift:3)"])
  }
}
