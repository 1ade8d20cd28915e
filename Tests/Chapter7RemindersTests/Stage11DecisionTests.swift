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
      // Your tests among the checks must name at least one type or function of yours that has a
      // condition and needs no screen. Before that, your lists of 7.12 must be right.
      let design = try design.get()
      let decisions = design.decisions(in: try writtenTests(of: design), remindersConcerns)
      try require(decisions.isEmpty, equals: false, Rule.testsAreAboutDecisions)
    }

    @Test func `7.13 Your tests need no screen, no server and no app`() throws {
      // What your tests name or import is found if it needs a screen: a screen, `startReminders`, or
      // a type of a layer that has screens or knows such a layer. A fake that you were given is
      // found as well.
      let design = try design.get()
      let tests = try writtenTests(of: design)
      let unneeded = design.unneeded(in: tests, fakes: RemindersCode.fakes, remindersConcerns)
      try require(unneeded, equals: [], Rule.decisionsAreAlone)
    }

    @Test func `7.13 Your tests use a type as your other code does`() throws {
      // A property or method is found if your tests use it, but no other type of yours does.
      let design = try design.get()
      let details = design.details(in: try writtenTests(of: design))
      try require(details, equals: [], Rule.testsKnowNoDetails)
    }

    @Test func `7.14 Your tests notice eight of ten changes`() throws {
      // What `swift run workbook mutants 7` has written down. It must have changed a type that your
      // tests are about, and neither that type nor your tests may have changed since. Then it must
      // have made ten changes or more, of which your tests notice eight of ten.
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
