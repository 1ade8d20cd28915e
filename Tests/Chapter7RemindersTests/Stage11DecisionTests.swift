import LayerKit
import TestSupport
import Testing

@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Tests of your own")
  struct OwnTests {
    private let tests = Result { try RemindersCode.ownTests }
    private let design = RemindersCode.design

    /// The learner's tests, as soon as there are some and the concerns have their layers.
    private func writtenTests(of design: Design) throws -> [SourceFile] {
      let tests = try tests.get()
      try require(tests.isEmpty, equals: false, Rule.testsAreWritten)
      let mistaken = design.mistakenConcerns(remindersConcerns)
      try require(mistaken, equals: [], Rule.concernsHaveLayers)
      return tests
    }

    @Test func `7.13 Your tests are about a type that decides`() throws {
      // The tests that you have written among the checks. Of the names in them, the types and
      // functions of yours count that have a condition and need no screen.
      let design = try design.get()
      let decisions = design.decisions(in: try writtenTests(of: design), remindersConcerns)
      try require(decisions.isEmpty, equals: false, Rule.testsAreAboutDecisions)
    }

    @Test func `7.13 Your tests need no screen, no server and no app`() throws {
      // Your tests, with the layers that have screens by your list. What they name of these, or of
      // the fakes that you were given, is found.
      let design = try design.get()
      let tests = try writtenTests(of: design)
      let unneeded = design.unneeded(in: tests, fakes: RemindersCode.fakes, remindersConcerns)
      try require(unneeded, equals: [], Rule.decisionsAreAlone)
    }

    @Test func `7.13 Your tests use a type as your other code does`() throws {
      // Of the types that your tests name, the members are found that the tests use, but no code of
      // another type does.
      let design = try design.get()
      let details = design.details(in: try writtenTests(of: design))
      try require(details, equals: [], Rule.testsKnowNoDetails)
    }

    @Test func `7.14 Your tests notice eight of ten changes`() throws {
      // What `swift run workbook mutants 7` has written down, if it is about your code and your
      // tests as they are now.
      let result = try #require(mutantsResult, Rule.changesAreTried)
      let (files, tests) = (try RemindersCode.files, try RemindersCode.ownTests)
      let decisions = Set(try design.get().decisions(in: tests, remindersConcerns))
      let changed = decisions.intersection(result.types)
      try require(changed.isEmpty, equals: false, Rule.decisionsAreChanged)

      let isCurrent = result.fingerprint == files.fingerprint(of: result.types, tests)
      try require(isCurrent, equals: true, Rule.changesAreOfThisCode)
      try require(result.shortfall, equals: nil, Rule.changesAreNoticed)
    }
  }
}
