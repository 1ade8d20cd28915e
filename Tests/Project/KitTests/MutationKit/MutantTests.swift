import Testing

@testable import CourseKit
@testable import MutationKit
@testable import VerifyKit

struct MutantTests {
  @Test func `Each change is made once, and never the solution itself`() throws {
    let source = try MutantSample.source("view?.wait()\nview?.wait()")
    let mutants = Mutant.all(of: source)
    let lines = mutants.map(\.lines)
    #expect(Set(lines).count == lines.count)
    #expect(!lines.contains(["    view?.wait()", "    view?.wait()"]))
    #expect(
      mutants.map(\.name).prefix(3) == [
        "leaves a line out", "says a line twice", "does nothing the second time",
      ])
    #expect(mutants.first?.variant == Variant(changes: [source.regions[0]: ["    view?.wait()"]]))
  }

  @Test func `A property loses its weak, and nothing else of it changes`() throws {
    let mutants = Mutant.all(of: try ListSample.source()).filter { $0.exercise.index == 3 }
    #expect(
      mutants.map(\.difference.text) == [
        "-weak var output: ListPresenter?\n+var output: ListPresenter?",
        "-weak var view: ListView?\n+var view: ListView?",
      ])
  }

  @Test func `A declaration loses its attribute, and the bodies in it are changed`() throws {
    let file = """
      // exercise 1.1 · class: Tell of changes.
      @Observable
      // end 1.1
      final class Store {
        // exercise 1.1 · member: Keep it.
        var items: [Item] = []

        func keep(_ item: Item) {
          items.append(item)
        }
        // end 1.1
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["Store.swift": file])
    #expect(
      Mutant.all(of: source).map { "\($0.name): \($0.difference.lines.filter { $0.first != " " })" }
        == [
          #"leaves a line out: ["-@Observable"]"#,
          #"leaves a line out: ["-items.append(item)"]"#,
          #"says a line twice: ["+items.append(item)"]"#,
          #"does nothing the second time: ["+if workbookRepeats(self) { return }"]"#,
          #"does it in a task: ["+Task {", "+}"]"#,
        ])
  }

  @Test func `Each operator changes a method of a region, and the rest of the region stays`() throws
  {
    let file = """
      final class ListPresenter {
        weak var view: (any ListViewProtocol)?

        // exercise 1.1: Do it.
        private weak var parent: ListPresenter?

        func didLoad(_ items: [Item], isLast: Bool) {
          guard isLast else { return }
          view?.wait()
          retry { [weak self] in
            self?.stop()
          }
          view?.show(items)
        }

        func stop() {
          view?.wait()
        }
        // end 1.1
      }

      """
    let source = try ChapterSource(
      ListSample.chapter,
      files: ["Contract.swift": MutantSample.contract, "ListPresenter.swift": file])
    let mutants = Mutant.all(of: source)
    #expect(Set(mutants.map(\.name)) == Set(MutationOperator.all.map(\.name)))
    #expect(Set(mutants.map(\.variant)).count == mutants.count)
    let stop = try #require(mutants.last { $0.name == "does nothing the second time" })
    #expect(stop.difference.text == "+if workbookRepeats(self) { return }\n view?.wait()")
    let solution = source.regions[0].solution
    #expect(
      stop.lines == solution.dropLast(2) + ["    if workbookRepeats(self) { return }"]
        + solution.suffix(2))
    #expect(
      mutants.first?.difference.lines.filter { $0.first != " " } == [
        "-private weak var parent: ListPresenter?", "+private var parent: ListPresenter?",
      ])
  }

  @Test func `What a body returns without the word stays one value`() throws {
    let file = """
      enum Reason {
        case slow
        case gone
      }

      func reason(of code: Int) -> Reason {
        // exercise 1.1: Say why.
        switch code {
        case 1: .slow
        default: .gone
        }
        // end 1.1
      }

      """
    let source = try ChapterSource(ListSample.chapter, files: ["Reason.swift": file])
    #expect(
      Mutant.all(of: source).map(\.difference.text) == [
        " switch code {\n-case 1: .slow\n default: .gone\n }",
        " switch code {\n-case 1: .slow\n+case 1: .gone\n default: .gone\n }",
        " switch code {\n case 1: .slow\n-default: .gone\n+default: .slow\n }",
      ])
  }
}
