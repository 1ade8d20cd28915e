import Testing

@testable import CourseKit
@testable import MutantsKit
@testable import MutationKit

/// The changes of a learner's code, as they are told.
struct LearnerMutantTests {
  /// Those of a class with some members, whose lines are those of the file.
  private func mutants(_ members: String) -> [LearnerMutant] {
    let lines = members.lines.map { "  \($0)" }.joined(separator: "\n")
    let chapter = BuildableSample.chapter
    let file = SolutionFile(
      bodiesOf: "final class List {\n\(lines)\n}\n", path: "List.swift", chapter: chapter)
    return Mutant.all(of: ChapterSource(chapter, of: [file]))
      .compactMap { LearnerMutant($0, of: file, folder: "Exercises/Chapter1Hello") { $0 } }
  }

  @Test func `A change has its place, and the lines around it`() throws {
    let mutants = mutants("func load() {\n  wait()\n  store.load()\n  print()\n}")
    let left = try #require(mutants.first { $0.change.word == "leave-out" })
    #expect(left.place == "List.load")
    #expect(left.location.description == "Exercises/Chapter1Hello/List.swift:3")
    #expect(left.lines == ["-wait()", " store.load()"])
  }

  @Test func `A comment with a reason is about the next line of code, and names changes`() throws {
    let lines = """
      wait()
      // Equivalent mutants (leave-out, twice): the store waits by itself.
      // The store may be slow.

      store.load()
      """.lines
    let comment = try #require(EquivalentMutantComment.all(in: lines, of: "List.swift").first)
    #expect(comment.words == ["leave-out", "twice"])
    #expect(comment.reason == "the store waits by itself.")
    #expect((comment.location.line, comment.line) == (2, 5))
  }

  @Test(arguments: [
    "// Equivalent mutant: the store waits.", "// Equivalent mutant (leave-out):", "wait() // swap",
  ])
  func `A comment without a word or a reason is like any other one`(comment: String) {
    #expect(EquivalentMutantComment.all(in: [comment, "wait()"], of: "List.swift").isEmpty)
  }

  @Test func `A message that is added at the end is told at the line above`() throws {
    let mutants = mutants("var store: Store?\nfunc load() {\n  wait()\n  start()\n}")
    let twice = try #require(mutants.last { $0.change.word == "twice" })
    #expect(twice.location.line == 5)
    #expect(twice.lines == [" start()", "+start()"])
  }

  @Test func `A new brace is the last of several`() {
    let difference = LineDifference(
      from: ["a {", "  b()", "}"], to: ["if c {", "  a {", "    b()", "  }", "}"])
    #expect(difference.lines(around: 9).filter { $0.hasPrefix("+") } == ["+if c {", "+}"])
  }

  @Test func `What has no effect is not changed`() {
    let mutants = mutants(
      """
      init(a: Int, b: Int) {
        self.a = a
        self.b = b
      }
      func clear() {
        rows = []
        isLoading = false
      }
      func count() -> Int {
        if rows.isEmpty {
          return 0
        }
        return 1
      }
      """)
    #expect(!mutants.contains { ["swap", "twice"].contains($0.change.word) })
  }

  @Test func `Only a member with state is worth a look the second time`() {
    let mutants = mutants(
      """
      private var rows: [Int] = []
      weak var view: View?
      func fail() {
        view?.showError()
      }
      func add() {
        guard rows.isEmpty else { return }
        rows.append(1)
      }
      """)
    let repeated = mutants.filter { $0.isTelling && $0.change.isAboutRepetition }
    #expect(repeated.map(\.place) == ["List.add"])
    #expect(repeated.map(\.change.word) == ["second-call"])
  }

  @Test func `Who notices a missing block is expected to notice a missing line of it`() throws {
    let mutants = mutants("func load() {\n  if isEmpty {\n    wait()\n  }\n  store.load()\n}")
    let leftOut = mutants.filter { $0.change.word == "leave-out" }
    #expect(leftOut.map(\.location.line) == [3, 4, 6])
    #expect(leftOut[0].covers(leftOut[1]))
    #expect(!leftOut[0].covers(leftOut[2]))
    #expect(!leftOut[1].covers(leftOut[0]))
  }
}
