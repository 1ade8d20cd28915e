import LayerKit
import TestSupport
import Testing

@Suite("The concerns of a design's layers")
struct ConcernsTests {
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
