import LayerKit
import TestSupport
import Testing

@Suite("What views know")
struct ViewsTests {
  @Test func `A view knows no service`() {
    var design = SmallDesign()
    design.put("  let interactor: any ListInteracting", into: "ListView")
    let name = "ListView in View names ListInteracting of Interactor (ListView.swift:4)"
    expect(
      design.complaints, equals: [name, "ListView names ListInteracting (ListView.swift:4)"])
  }

  @Test func `A view knows no service under another name`() {
    var design = SmallDesign()
    design.put("  let model: ListPresentedModel", into: "ListView")
    design.add("typealias ListPresentedModel = ListInteractor", to: "ListPresenter.swift")
    let name = "ListView in View names ListInteractor of Interactor (ListView.swift:4)"
    expect(design.complaints, equals: [name, "ListView names ListInteractor (ListView.swift:4)"])
  }

  @Test func `A view inside of another type knows no service`() {
    var design = SmallDesign()
    let screen = "  final class Box: Screen {\n    let list: any ListInteracting\n  }"
    design.put(screen, into: "ListBuilder")
    expect(design.complaints, equals: ["Box names ListInteracting (ListBuilder.swift:5)"])
  }

  @Test(arguments: [
    "  var row: (id: Reminder.ID, title: String)?",
    "  var select: (Reminder.ID) -> Void = { _ in }",
    "  typealias Row = (title: String, isDue: Bool)\n  func end(_ row: Row) { if row.isDue {} }",
    "  struct Row { let isDue: Bool }\n  var row: Row?\n  var isDue: Bool { row?.isDue == true }",
    "  func show(_ state: ListPresentedState) { if case .failed = state { isLoading = false } }",
    "  func wait() { Task { try? await Task.sleep(for: .seconds(1)) } }",
    "  func report() { Task { await presenter.load() } }",
    "  // Shows no Reminder, and catch nothing.",
    #"  let word = "Reminder""#,
    "  func choose() { presenter.select(1) }",
    "  func top() { print(presenter.rows.first) }",
  ])
  func `A view may have`(member: String) {
    var design = SmallDesign()
    design.add(
      """
      enum ListPresentedState { case failed(message: String) }
      enum ListPresentedEvent { case failed(RemindersError) }
      protocol ListPresentedRoutes {
        func select(_ reminder: Reminder)
        func first() -> Reminder?
      }
      """, to: "ListPresenter.swift")
    design.layers[1] = Layer(
      "Presenter", "ListPresent*", "ListRendering", knows: ["Interactor"],
      file: "/Layers.swift", line: 2)
    design.put(member, into: "ListView")
    expect(design.complaints, equals: [])
  }

  @Test(
    arguments: [
      ("  var all: [Reminder] = []", "names Reminder", 1),
      ("  func fail(\n    _ error: RemindersError) {}", "names RemindersError", 2),
      ("  init(_ services: RemindersServices) {}", "names RemindersServices", 1),
      ("  let all: ListPresentedModel.Item?", "names Item, an alias for Reminder", 1),
      ("  let load: ListPresentedLoad", "names ListPresentedLoad, an alias for Reminder", 1),
      ("  func end() { show(presenter.all) }", "uses all, declared with Reminder", 1),
      ("  func end() { presenter.read { show($0) } }", "uses read, declared with Reminder", 1),
      (
        "  func end() { show(presenter.failure()) }", "uses failure, declared with RemindersError",
        1
      ),
      (
        "  func end() { if case .broken = presenter.state {} }",
        "uses broken, declared with RemindersError", 1
      ),
      ("  func end() { show(presenter.known) }", "uses known, declared with Reminder", 1),
      ("  func end() { presenter.work.load() }", "uses work, declared with ListInteractor", 1),
      (
        "  var count: Int { presenter.rows.count { $0.isDue } }",
        "uses isDue, declared with Reminder", 1
      ),
      ("  func end() {\n    do { try a() } catch { b() } }", "calls what may fail", 2),
      ("  func end() async { if (try? await a()) == nil { b() } }", "calls what may fail", 1),
    ])
  func `A view has no model`(member: String, complaint: String, line: Int) {
    var design = SmallDesign()
    design.add(
      """
      enum ListPresentedModel { typealias Item = Reminder }
      typealias ListPresentedLoad = () async -> [ListPresentedModel.Item]
      protocol ListPresentedStore {
        var all: [Reminder] { get }
        func read(_ done: @escaping ([Reminder]) -> Void)
        func failure() -> RemindersError?
        var work: ListInteractor { get }
      }
      enum ListPresentedEvent { case broken(RemindersError) }
      final class ListPresentedBox { var known = [ListPresentedModel.Item]() }
      """, to: "ListPresenter.swift")
    design.put(member, into: "ListView")
    expect(
      design.complaints, equals: ["ListView \(complaint) (ListView.swift:\(3 + line))"])
  }

  @Test(arguments: [
    ("extension ListView {\n  func show(_ all: [Reminder]) {}\n}", "ListView"),
    ("protocol ListShow: Screen {}\nextension ListShow { var all: [Reminder] { [] } }", "ListShow"),
    (
      "extension ListRendering {\n  func show(_ all: [Reminder]) {}\n}", "ListRendering"
    ),
    (
      "class ListBase: Screen {}\nfinal class ListTop: ListBase { var all: [Reminder] = [] }",
      "ListTop"
    ),
  ])
  func `Code that runs in a view is the view's`(code: String, name: String) {
    var design = SmallDesign()
    design.add(code, to: "Other.swift")
    design.layers[2] = Layer(
      "View", "ListView", "ListShow", "ListBase", "ListTop", knows: ["Presenter"],
      file: "/Layers.swift", line: 3)
    let complaints = design.design.knowingViews(design.concerns)
    expect(complaints, equals: ["\(name) names Reminder (Other.swift:2)"])
  }

  @Test func `An alert may be made of a reminder`() {
    var design = SmallDesign()
    design.add("extension Alert { convenience init(_ reminder: Reminder) {} }", to: "Other.swift")
    expect(design.design.knowingViews(design.concerns), equals: [])
  }
}
