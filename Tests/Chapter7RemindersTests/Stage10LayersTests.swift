import LayerKit
import ScreenKit
import TestSupport
import Testing

@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Architecture as tests")
  struct Architecture {
    /// The design, as soon as its layers are written down.
    private func writtenDesign() throws -> Design {
      try require(remindersLayers.isEmpty, equals: false, Rule.layersAreWritten)
      return try RemindersCode.design.get()
    }

    /// The design, as soon as each concern has its layers.
    private func designWithRightConcerns() throws -> Design {
      let design = try RemindersCode.design.get()
      try require(
        design.mistakenConcerns(remindersConcerns), equals: [], Rule.concernsHaveLayers)
      return design
    }

    @Test func `7.11 The layers have all types`() throws {
      // Your drawing, compared with your code. It needs two layers. Then names are found that match
      // no type, or no layer, or two layers. Last, what your code declares in no layer, or in two.
      let design = try writtenDesign()
      try require(remindersLayers.count > 1, equals: true, Rule.layersAreDivided)
      try require(design.mistakenNames, equals: [], Rule.layersAreSpelled)
      try require(design.misplaced, equals: [], Rule.layersHaveAll)
    }

    @Test func `7.11 The code has the same arrows as the drawing`() throws {
      // What your code names although its layer doesn't know it is found first, and then the arrows
      // of the drawing that the code doesn't have.
      let design = try writtenDesign()
      try require(design.undeclared, equals: [], Rule.layersNameWhatTheyKnow)
      try require(design.unused, equals: [], Rule.arrowsAreUsed)
    }

    @Test func `7.11 The layers form no cycle`() throws {
      // The layers of your drawing that know each other are found, also by way of others.
      try require(try writtenDesign().cycles, equals: [], Rule.layersFormNoCycle)
    }

    @Test func `7.12 The code of a concern is in its layers`() throws {
      // First, your three lists must be right: each has a layer, and no layer is in two of them.
      // Then code is found that names a screen, calls a service, or makes a text, outside of the
      // layers for it.
      let design = try designWithRightConcerns()
      try require(design.strayScreens(remindersConcerns), equals: [], Rule.screensAreOutside)
      try require(design.strayCalls(remindersConcerns), equals: [], Rule.servicesAreCalledInside)
      try require(design.strayTexts(remindersConcerns), equals: [], Rule.textsHaveTheirPlace)
    }

    @Test func `7.12 Services know no texts and no screens, and texts know no screens`() throws {
      // First, your lists must be right. Then each layer of services is found that knows texts or
      // screens, and each layer of texts that knows screens.
      let design = try designWithRightConcerns()
      try require(
        design.layersThatKnowTooMuch(remindersConcerns), equals: [], Rule.layersPointInward)
    }

    @Test func `7.12 The views know only what they show`() async throws {
      // First, your lists must be right. Then each view is found that names an entity, an error, a
      // service, or a type of a layer of services, or that has a `try` or a `catch`.
      let design = try designWithRightConcerns()
      try require(design.knowingViews(remindersConcerns), equals: [], Rule.viewsAskPresenters)
      // Then the list, a detail and its question are shown, and none of their views stores one of
      // these.
      let stored = await foundOnEachScreen { navigator in
        design.storedModel(on: navigator, remindersConcerns)
      }
      try require(stored.first, equals: nil, Rule.viewsStoreWhatTheyShow)
    }

    @Test func `7.12 Decisions need no screen`() throws {
      // First, your lists must be right. A decision is a condition. Views and `startReminders` may
      // make at most a quarter of all decisions, and all code that needs a screen at most three
      // fifths. If their sum exceeds a limit, each type that contributes is found, with the number of
      // its conditions.
      let design = try designWithRightConcerns()
      try require(
        design.decisionsOnScreens(remindersConcerns), equals: [], Rule.decisionsNeedNoScreen)
    }

    @Test func `7.12 No type is massive`() throws {
      // First, your lists must be right. Then each type is found that has more than two fifths of all
      // lines of code, without blank lines and comments.
      let design = try designWithRightConcerns()
      try require(design.massiveTypes, equals: [], Rule.noTypeIsMassive)
    }

    @Test func `7.12 No objects retain each other`() async throws {
      // First, your lists must be right.
      let design = try designWithRightConcerns()
      // The list, a detail and its question are shown. Objects are found that retain each other with
      // their properties, but not by way of the navigator.
      let cycles = await foundOnEachScreen { navigator in design.retainCycles(on: navigator) }
      try require(cycles.first, equals: nil, Rule.referencesBackAreWeak)
    }

    /// Looks at what a navigator shows: the list, a detail, and its question.
    private func foundOnEachScreen(_ look: (Navigator) -> [String]) async -> [String] {
      let phone = await RemindersPhone(serverHas: Folder.reminders)
      var found = look(phone.navigator)
      await phone.choose("Call the dentist")
      found += look(phone.navigator)
      await phone.choose("Delete")
      return found + look(phone.navigator)
    }
  }
}
