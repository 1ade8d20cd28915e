import Testing

@testable import CourseKit
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

  @Test func `A comment with a reason dismisses the change that it names, of the line below`() {
    let mutants = mutants(
      """
      func load() {
        // Equivalent mutants (leave-out, twice): the store waits by itself.
        wait()
        store.load()
      }
      """)
    let dismissed = mutants.filter { $0.dismissal != nil }
    #expect(dismissed.map(\.change.word) == ["leave-out", "twice"])
    #expect(dismissed.allSatisfy { $0.location.line == 4 })
    #expect(dismissed.first?.dismissal == "the store waits by itself.")
  }

  @Test(arguments: [
    "// Equivalent mutant: the store waits by itself.", "// Equivalent mutant (leave-out):",
    "// Equivalent mutant (swap): nothing waits.",
  ])
  func `A comment without the change's name, or without a reason, dismisses nothing`(
    comment: String
  ) {
    let mutants = mutants("func load() {\n  \(comment)\n  wait()\n}")
    #expect(mutants.contains { $0.change.word == "leave-out" })
    #expect(!mutants.contains { $0.change.word == "leave-out" && $0.dismissal != nil })
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

  @Test func `Who notices a missing block is expected to notice a missing line of it`() throws {
    let mutants = mutants("func load() {\n  if isEmpty {\n    wait()\n  }\n  store.load()\n}")
    let leftOut = mutants.filter { $0.change.word == "leave-out" }
    #expect(leftOut.map(\.location.line) == [3, 4, 6])
    #expect(leftOut[0].covers(leftOut[1]))
    #expect(!leftOut[0].covers(leftOut[2]))
    #expect(!leftOut[1].covers(leftOut[0]))
  }
}
