import Testing

@testable import CourseKit
@testable import MutantsKit
@testable import MutationKit

/// A learner's file, taken apart at its bodies.
struct LearnerBodiesTests {
  private func bodies(_ text: String) -> [[String]] {
    SolutionFile(bodiesOf: text, path: "List.swift", chapter: BuildableSample.chapter).regions
      .map(\.solution)
  }

  @Test func `Methods, initializers and computed properties have one`() {
    let text = """
      final class List {
        let rows: [String] = []
        init() {
          load()
        }
        var count: Int {
          rows.count
        }
        func show(
          _ rows: [String]
        ) {
          print(rows)
        }
      }
      """
    #expect(bodies(text) == [["    load()"], ["    rows.count"], ["    print(rows)"]])
  }

  @Test func `Requirements, stored values and accessors have none`() {
    let text = """
      protocol Shown {
        var rows: [String] { get set }
        func show()
      }
      final class List {
        var rows: [String] = [] {
          didSet { print(rows) }
        }
        var count: Int {
          get { 0 }
          set { print(newValue) }
        }
      }
      """
    #expect(bodies(text) == [])
  }

  @Test func `A body in one line gets lines of its own`() {
    let text = """
      final class List {
        init() {}
        func load() { store.load() }
        var isEmpty: Bool { rows.filter { $0 != "" }.isEmpty }
      }
      """
    #expect(bodies(text) == [["    store.load()"], [#"    rows.filter { $0 != "" }.isEmpty"#]])
  }

  @Test func `All else stays as it is`() {
    let text = "import A\n\nstruct List {\n  func a() {\n    b()\n  }\n}\n"
    let file = SolutionFile(bodiesOf: text, path: "List.swift", chapter: BuildableSample.chapter)
    #expect(file.solutionText == text)
  }
}
