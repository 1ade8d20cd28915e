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
      // Your drawing, compared with your code. What is misspelled is found first, and then what
      // your code declares in no layer, or in two.
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
      // First, each concern needs the layers that your lists give it. Then what lies elsewhere is
      // found.
      let design = try designWithRightConcerns()
      try require(design.strayScreens(remindersConcerns), equals: [], Rule.screensAreOutside)
      try require(design.strayCalls(remindersConcerns), equals: [], Rule.servicesAreCalledInside)
      try require(design.strayTexts(remindersConcerns), equals: [], Rule.textsHaveTheirPlace)
    }

    @Test func `7.12 Services know no texts and no screens, and texts know no screens`() throws {
      // First, each concern needs the layers that your lists give it. Then each layer of services is
      // found that knows texts or screens, and each layer of texts that knows screens.
      let design = try designWithRightConcerns()
      try require(
        design.layersThatKnowTooMuch(remindersConcerns), equals: [], Rule.layersPointInward)
    }

    @Test func `7.12 The views know only what they show`() async throws {
      // First, each concern needs the layers that your lists give it. Then what a view must not know
      // is found where the view names it.
      let design = try designWithRightConcerns()
      try require(design.knowingViews(remindersConcerns), equals: [], Rule.viewsAskPresenters)
      // The list, a detail and its question are shown, and their views store nothing of the model.
      let stored = await foundOnEachScreen { navigator in
        design.storedModel(on: navigator, remindersConcerns)
      }
      try require(stored.first, equals: nil, Rule.viewsStoreWhatTheyShow)
    }

    @Test func `7.12 Decisions need no screen`() throws {
      // First, each concern needs the layers that your lists give it. Views and `startReminders` may
      // make a quarter of all decisions, and all code that needs a screen three fifths. The list
      // names what exceeds one of these limits.
      let design = try designWithRightConcerns()
      try require(
        design.decisionsOnScreens(remindersConcerns), equals: [], Rule.decisionsNeedNoScreen)
    }

    @Test func `7.12 No type is massive`() throws {
      // First, each concern needs the layers that your lists give it. Then each type is found that
      // has more than two fifths of all lines.
      let design = try designWithRightConcerns()
      try require(design.massiveTypes, equals: [], Rule.noTypeIsMassive)
    }

    @Test func `7.12 No objects retain each other`() async throws {
      let design = try designWithRightConcerns()
      // The list, a detail and its question are shown, and the references of their objects
      // followed. Objects that retain each other are found.
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
