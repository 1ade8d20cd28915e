import LayerKit
import TestSupport
import Testing

@Suite("A design and its code")
struct DesignTests {
  @Test func `A design that is as its layers say has no complaint`() {
    expect(SmallDesign().complaints, equals: [])
  }

  @Test(arguments: [
    "  // Shows no Navigator and no Alert.",
    #"  let word = "Navigator""#,
    "  enum Route { case alert, navigator }",
    "  struct Alert {}\n  var alert: Alert?",
    "  func select(_ route: Route) { if route == .Screen { return } }",
    "  let reminder = Reminder(id: 1, isDue: true)",
    "  /* store.delete(1) */",
    "  let undone = #/Navigator \\w/#",
  ])
  func `A presenter may have`(member: String) {
    var design = SmallDesign()
    design.put(member, into: "ListPresenter")
    expect(design.complaints, equals: [])
  }

  @Test func `A value of the design may have the name of a service`() {
    var design = SmallDesign()
    design.add("final class ListInteractorBook { func delete(_ id: Int) {} }", to: "Book.swift")
    design.put(
      "  let store: ListInteractorBook\n  func end() { store.delete(1) }", into: "ListPresenter")
    design.put(
      "  let book: ListPresenter\n  func end() { book.store.delete(1) }", into: "ListBuilder")
    expect(design.complaints, equals: [])
  }

  @Test(arguments: [
    "  static func pass(_ s: RemindersServices) { ListInteractor(s.store, s.settings) }",
    "  static func pass(_ s: RemindersServices) { ListInteractor(delete: s.store.delete) }",
    "  static let store = services.store",
  ])
  func `A builder may pass services on`(member: String) {
    var design = SmallDesign()
    design.put(member, into: "ListBuilder")
    expect(design.complaints, equals: [])
  }

  @Test(
    arguments: [
      ("  let top: Navigator?", "names Navigator", 1),
      ("  func top<V: Screen>(_ view: V) {}", "names Screen", 1),
      (#"  let word = "\(Alert.self)""#, "names Alert", 1),
      ("  var top: ScreenKit\n    .Navigator? { view as? Screen }", "names Screen", 2),
      ("  let store: any ReminderStore\n  func end() { store.delete(1) }", "calls store.delete", 2),
      (
        "  let s: (any AlarmSettings)?\n  var may: Bool { s?.isAllowed ?? false }",
        "calls s.isAllowed", 2
      ),
      ("  func end() { services.store.delete(1) }", "calls store.delete", 1),
      ("  func end() { services?.store\n    .delete(1) }", "calls store.delete", 1),
      ("  func end() { let all = services.store\n    all.delete(1) }", "calls all.delete", 2),
      ("  func end() { Task { [s = services.store] in s.delete(1) } }", "calls s.delete", 1),
      (
        "  let store: any ReminderStore\n  func end() { self.store.delete(1) }",
        "calls store.delete", 2
      ),
    ])
  func `A presenter has no screens and no services`(
    member: String, complaint: String, line: Int
  ) {
    var design = SmallDesign()
    design.put(member, into: "ListPresenter")
    expect(
      design.complaints, equals: ["ListPresenter \(complaint) (ListPresenter.swift:\(4 + line))"])
  }

  @Test func `A presenter's file does not import the screens`() {
    var design = SmallDesign()
    design.add("import ScreenKit", to: "ListPresenter.swift")
    expect(
      design.complaints, equals: ["ListPresenter.swift imports ScreenKit (ListPresenter.swift:10)"])
  }

  @Test(arguments: ["ListView", "ListInteractor", "ListBuilder"])
  func `A text is made by a presenter`(type: String) {
    var design = SmallDesign()
    design.put(#"  func text(_ n: Int) -> String { "Due: \(n)" }"#, into: type)
    expect(design.complaints.count, equals: 1)
    expect(
      design.complaints.first?.hasPrefix("\(type) makes \"Due:\" (\(type).swift:"), equals: true)
  }

  @Test func `A view knows no service`() {
    var design = SmallDesign()
    design.put("  let interactor: any ListInteracting", into: "ListView")
    let name = "ListView in View names ListInteracting of Interactor (ListView.swift:4)"
    expect(
      design.complaints, equals: [name, "ListView names ListInteracting (ListView.swift:4)"])
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
    ])
  func `Each declaration has a layer`(code: String, name: String) {
    var design = SmallDesign()
    design.add(code, to: "Other.swift")
    let line = code.hasPrefix("@") ? 2 : 1
    expect(design.complaints, equals: ["\(name) (Other.swift:\(line)) is in no layer"])
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

  @Test func `A service is one by each of its names`() {
    var design = SmallDesign()
    design.put(
      "  let remote: ListPresentedRemote\n  func end() { remote.delete(1) }", into: "ListPresenter")
    design.add("typealias ListPresentedRemote = any ReminderStore", to: "ListPresenter.swift")
    expect(
      design.complaints,
      equals: ["ListPresenter calls remote.delete (ListPresenter.swift:6)"])
    design = SmallDesign()
    design.put(
      "  func end<S: ReminderStore>(_ remote: S) { remote.delete(1) }", into: "ListPresenter")
    expect(
      design.complaints,
      equals: ["ListPresenter calls remote.delete (ListPresenter.swift:5)"])
    design = SmallDesign()
    design.put(#"  let may = \AlarmSettings.isAllowed"#, into: "ListPresenter")
    expect(
      design.complaints,
      equals: [#"ListPresenter calls \AlarmSettings.isAllowed (ListPresenter.swift:5)"#])
    design = SmallDesign()
    design.add("extension AlarmSettings { var no: Bool { isAllowed == false } }", to: "Other.swift")
    design.layers[1] = Layer(
      "Presenter", "ListPresent*", "ListRendering", "AlarmSettings", knows: ["Interactor"],
      file: "/Layers.swift", line: 2)
    expect(design.complaints, equals: ["AlarmSettings is extended (Other.swift:1)"])
  }

  @Test func `A view knows no service under another name`() {
    var design = SmallDesign()
    design.put("  let model: ListPresentedModel", into: "ListView")
    design.add("typealias ListPresentedModel = ListInteractor", to: "ListPresenter.swift")
    let name = "ListView in View names ListInteractor of Interactor (ListView.swift:4)"
    expect(design.complaints, equals: [name, "ListView names ListInteractor (ListView.swift:4)"])
  }

  @Test func `A function that makes a screen is no view`() {
    var design = SmallDesign()
    design.add(
      "func makeList(_ interactor: any ListInteracting) -> Screen { Screen() }",
      to: "ListBuilder.swift")
    design.add(
      "final class ListBox<V: Screen> { var list: (any ListInteracting)? }", to: "Box.swift")
    design.layers[3] = Layer(
      "Builder", "ListBuilder", "makeList", "ListBox", knows: ["Interactor", "Presenter", "View"],
      file: "/Layers.swift", line: 4)
    expect(design.complaints, equals: [])
  }

  @Test func `A property has a place`() {
    let design = SmallDesign().design
    expect(design.place(of: "view", in: "ListPresenter"), equals: "ListPresenter.swift:5")
    expect(design.place(of: "show", in: "ListPresenter"), equals: nil)
    expect(design.place(of: "view", in: "ListView"), equals: nil)
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

  @Test func `Each concern has layers of its own, which know what they may know`() {
    var design = SmallDesign()
    design.concerns = Concerns(screens: ["View", "Builder"], texts: [], services: ["Interactor"])
    expect(
      design.complaints,
      equals: [
        "texts has no layer", "ListPresenter makes \"Due:\" (ListPresenter.swift:8)",
      ])
    design.concerns = Concerns(
      screens: ["View", "Builder"], texts: ["Presenter", "View", "Other"],
      services: ["Interactor"])
    expect(
      design.complaints.sorted(),
      equals: [
        "screens: \"View\" has another concern as well",
        "texts: \"Other\" is no layer", "texts: \"View\" has another concern as well",
      ])
  }
}
