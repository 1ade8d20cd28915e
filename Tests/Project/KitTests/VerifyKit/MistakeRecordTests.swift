import SnapshotSupport
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import MutationKit
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
    #expect(MistakeRecord(outcomes.patterns(of: mistakes)).headings == ["1.1 Stops"])
  }

  @Test func `It differs where a mistake fails otherwise, is new, or has gone`() throws {
    let stops = try mistake("Stops", "view?.stop()")
    let goes = try mistake("Goes", "view?.go()")
    let old = MistakeRecord(
      TrialOutcomes([stops.variant: failure("stopped"), goes.variant: failure("gone")])
        .patterns(of: [stops, goes]))
    let new = MistakeRecord(
      TrialOutcomes([stops.variant: failure("stopped twice")]).patterns(of: [stops]))
    #expect(old.differences(from: new) == ["1.1 Goes", "1.1 Stops"])
    #expect(old.differences(from: old) == [])
  }

  @Test func `A finding prints both signatures, and how the first three mistakes fail now`() throws
  {
    let titles = ["Stops", "Goes", "Waits", "Asks"]
    let mistakes = try titles.map { try mistake($0, "view?.do(\($0))") }
    let old = MistakeRecord(
      TrialOutcomes([mistakes[0].variant: failure("stopped")]).patterns(of: mistakes))
    let outcomes = mistakes.dropFirst().map { ($0.variant, failure("gone")) }
    let now = TrialOutcomes(Dictionary(uniqueKeysWithValues: outcomes)).patterns(of: mistakes)
    let outdated = ["1.1 Stops"] + mistakes.dropFirst().map(\.heading)
    let finding = try #require(old.finding(on: outdated, now: now, in: ListSample.chapter))
    expect("\(finding.description)\n", equalsSnapshot: "finding")
    #expect(old.finding(on: [], now: now, in: ListSample.chapter) == nil)
  }
}
