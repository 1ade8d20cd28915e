import LayerKit
import TestSupport
import Testing

/// What speaks against the tests that a learner has written for a design.
@Suite("A design and its learner's tests")
struct OwnTestsTests {
  private var small = SmallDesign()

  init() {
    small.put(
      "  var isEmpty: Bool { count > 0 ? false : true }\n  var count = 0", into: "ListPresenter")
    small.put(
      "  private var calls = 0\n  func text() -> String { \"\\(calls)\" }", into: "ListPresenter")
  }

  private func tests(_ body: String, _ head: String = "") -> [SourceFile] {
    [
      SourceFile(
        "MyTests.swift",
        """
        \(head)
        struct ListPresenterTests {
          private final class Navigator { var calls = 0 }

          @Test func `The Screen has a ListView`() {
            let presenter = ListPresenter()
            \(body)
          }
        }
        """)
    ]
  }

  @Test func `A presenter with a condition is a decision, and a protocol or a view is none`() {
    let design = small.design
    #expect(design.decisions(in: tests(""), small.concerns) == ["ListPresenter"])
    #expect(design.decisions(in: tests("_ = ListView()"), small.concerns) == ["ListPresenter"])
    #expect(SmallDesign().design.decisions(in: tests(""), small.concerns) == [])
  }

  @Test(
    arguments: [
      ("", []), ("_ = Navigator()", []), ("_ = Screen()", ["MyTests.swift:7 names Screen"]),
      ("start()", ["MyTests.swift:7 names start"]),
      ("_ = ListView()", ["MyTests.swift:7 names ListView, which needs a screen"]),
      ("_ = MemoryReminders()", ["MyTests.swift:7 names MemoryReminders"]),
    ])
  func `A test names no screen and no app, except doubles of its own`(
    body: String, found: [String]
  ) {
    expect(
      small.design.unneeded(in: tests(body), fakes: ["MemoryReminders"], small.concerns),
      equals: found)
  }

  @Test func `A test imports no framework for screens`() {
    expect(
      small.design.unneeded(in: tests("", "import ScreenKit"), fakes: [], small.concerns),
      equals: ["MyTests.swift:1 imports ScreenKit"])
  }

  private func use(of member: String) -> String {
    "MyTests.swift:7 uses \(member) of ListPresenter, as no other code does"
  }

  @Test func `A test uses only members that other code uses as well`() {
    #expect(small.design.details(in: tests("_ = presenter.count")) == [use(of: "count")])
    #expect(small.design.details(in: tests("_ = presenter.text()")) == [use(of: "text")])
    #expect(small.design.details(in: tests("presenter.show(1)")) == [use(of: "show")])
    var used = small
    used.add("private func use(_ p: ListPresenter) { p.show(2) }", to: "Start.swift")
    #expect(used.design.details(in: tests("presenter.show(1)")) == [])
    #expect(small.design.details(in: tests("_ = Navigator().calls")) == [])
  }

  @Test func `A comment changes no fingerprint, and a text or a test does`() {
    func fingerprint(_ edit: (inout SmallDesign) -> Void, _ body: String = "") -> String {
      var design = small
      edit(&design)
      return design.design.files.fingerprint(of: ["ListPresenter"], tests(body))
    }
    let first = fingerprint { _ in }
    #expect(fingerprint { $0.put("  // A comment\n", into: "ListPresenter") } == first)
    #expect(fingerprint { $0.put("  let new = 1", into: "ListView") } == first)
    #expect(fingerprint { $0.put("  let new = \"a\"", into: "ListPresenter") } != first)
    #expect(fingerprint({ _ in }, "presenter.show(1)") != first)
  }
}
