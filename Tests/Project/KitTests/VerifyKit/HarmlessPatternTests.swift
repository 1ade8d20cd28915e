import Testing

@testable import CourseKit
@testable import MutationKit
@testable import VerifyKit

struct HarmlessPatternTests {
  /// Whether a change that a page lists is the one that a mutant makes of two orders.
  private func matches(
    _ change: String, _ mutant: [String], of exercise: String? = nil
  ) throws -> Bool {
    let source = try MutantSample.source("a.one()\na.two()")
    let pattern = HarmlessPattern(
      HarmlessChange(
        exercise: exercise.flatMap { ExerciseNumber($0) }, heading: "Change",
        difference: change.lines, location: FileLocation(file: ListSample.page)))
    return pattern.matches(
      Mutant(region: try #require(source.regions.first), name: "", lines: mutant))
  }

  @Test func `The changed lines must be the same, wherever they are`() throws {
    let twice = [" a.one()", "    a.two()", "    a.two()"]
    #expect(try matches("+a.two()", twice))
    #expect(try matches(" a.two()\n+a.two()", twice))
    #expect(try !matches("+a.one()", twice))
    #expect(try !matches("-a.two()", twice))
    #expect(try !matches(" a.one()\n+a.two()", twice))
    #expect(try !matches("+a.two()", ["a.one()", "a.two()", "a.two()", "a.two()"]))
  }

  @Test func `A word in angle brackets is any text, and the same text each time`() throws {
    let twice = " a.<order>()\n+a.<order>()"
    #expect(try matches(twice, ["a.one()", "a.two()", "a.two()"]))
    #expect(try matches(twice, ["a.one()", "a.one()", "a.two()"]))
    #expect(try !matches(twice, ["a.one()", "a.two()", "a.one()"]))
    #expect(try !matches(twice, ["a.one()", "a.two()", "b.two()"]))
  }

  @Test func `Dots are any lines that stay`() throws {
    let task = "+Task {\n …\n+}"
    #expect(try matches(task, ["Task {", "a.one()", "a.two()", "}"]))
    #expect(try !matches(task, ["Task {", "a.one()", "}"]))
  }

  @Test func `A change of one exercise holds for no other`() throws {
    #expect(try matches("-a.two()", ["a.one()"], of: "1.1"))
    #expect(try !matches("-a.two()", ["a.one()"], of: "1.2"))
  }
}
