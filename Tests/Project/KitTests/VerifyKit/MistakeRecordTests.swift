import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct MistakeRecordTests {
  private func mistake(_ title: String, _ code: String, races: Bool = false) throws -> Answer {
    Answer(
      exercise: try #require(ExerciseNumber("1.1")), title: title, quotation: "Rule: wait.",
      variant: try ListSample.variant("1.1", code), races: races,
      location: FileLocation(file: ListSample.page, line: 3))
  }

  /// A run in which the test of an exercise found this.
  private func failure(_ found: String, of exercise: String = "1.1") -> TestOutcome {
    let test = Stream.Test("\(exercise) It waits")
    let failed = test.failed("(view → \(found)) == waiting", rule: "Rule: wait.")
    return .success(
      Stream.report([test.listed, test.started, failed, test.ended("fail"), Stream.runEnded]))
  }

  @Test func `It keeps how mistakes fail, unless they race or their exercise does not catch them`()
    throws
  {
    let mistakes = [
      try mistake("Stops", "view?.stop()"), try mistake("Races", "view?.race()", races: true),
      try mistake("Is caught elsewhere", "view?.go()"),
    ]
    let outcomes = TrialOutcomes([
      mistakes[0].variant: failure("stopped"), mistakes[1].variant: failure("late"),
      mistakes[2].variant: failure("gone", of: "1.2"),
    ])
    #expect(MistakeRecord(of: mistakes, outcomes).headings == ["1.1 Stops"])
  }

  @Test func `It differs where a mistake fails otherwise, is new, or has gone`() throws {
    let stops = try mistake("Stops", "view?.stop()")
    let goes = try mistake("Goes", "view?.go()")
    let old = MistakeRecord(
      of: [stops, goes],
      TrialOutcomes([stops.variant: failure("stopped"), goes.variant: failure("gone")]))
    let new = MistakeRecord(
      of: [stops], TrialOutcomes([stops.variant: failure("stopped twice")]))
    #expect(old.differences(from: new) == ["1.1 Goes", "1.1 Stops"])
    #expect(old.differences(from: old) == [])
  }
}
