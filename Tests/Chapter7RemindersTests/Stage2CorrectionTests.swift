import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Correct the change")
  struct Correction {
    @Test func `7.3 The interactor is deallocated when its screen closes`() async throws {
      // First in a separate process, because an `unowned` reference would crash: the screen closes
      // before a request, during a load and during a save. Then the response arrives, and another
      // device changes the hours.
      try await #require(processExitsWith: .success, Rule.nothingCrashes) {
        await InteractorAndDoubles.releaseAtEachStep()
      }
      let module = InteractorAndDoubles()
      // The server has saved the hours from 22 to 7.
      await when { module.interactor?.loadHours() }
      try require(
        module.presenter.toldSinceLastLook, equals: ["22 to 7"], Rule.interactorStillWorks)

      // The screen closes.
      await module.releaseInteractor()

      try require(module.isInteractorInMemory, equals: false, Rule.interactorEnds)
    }

    @Test
    func
      `7.3 The interactor passes on what other devices save, and is deallocated with its screen`()
      async throws
    {
      let module = InteractorAndDoubles()
      // The server has saved the hours from 22 to 7.
      await when { module.interactor?.loadHours() }
      try require(
        module.presenter.toldSinceLastLook, equals: ["22 to 7"], Rule.interactorStillWorks)

      await when { module.server.change(to: QuietHours(start: 0, end: 8)) }
      try require(module.presenter.toldSinceLastLook, equals: ["0 to 8"], Rule.serviceIsHeard)
      await when { module.server.change(to: QuietHours(start: 1, end: 8)) }
      try require(module.presenter.toldSinceLastLook, equals: ["1 to 8"], Rule.serviceIsHeard)

      // The screen closes.
      await module.releaseInteractor()
      try require(module.isInteractorInMemory, equals: false, Rule.interactorEnds)
    }

    @Test func `7.3 The service retains neither the interactor nor its presenter`() async throws {
      let server = Server()
      var module: InteractorAndDoubles? = InteractorAndDoubles(server: server)
      await when { module?.interactor?.loadHours() }
      let (interactor, presenter) = (Probe(module?.interactor), Probe(module?.presenter))

      // The screen closes and releases both. The service remains.
      module = nil
      await settle()

      try require(interactor.object == nil, equals: true, Rule.interactorEnds)
      try require(presenter.object == nil, equals: true, Rule.interactorEnds)
    }

    @Test func `7.3 During a load, the interactor is deallocated, too`() async throws {
      let module = InteractorAndDoubles()
      // The server responds only at `answer()`.
      module.server.isSlow = true
      await when { module.interactor?.loadHours() }

      // The screen closes before the response.
      await module.releaseInteractor()
      try require(module.isInteractorInMemory, equals: false, Rule.requestKeepsNothing)

      await module.server.answer()
      try require(module.presenter.toldSinceLastLook, equals: [], Rule.requestKeepsNothing)
    }

    @Test func `7.3 The interactor does what its contract says`() async {
      // The hours are loaded, moved and saved, in 500 orders of chance. The server responds to loads
      // at once and to saves late, also with errors, and another device changes the hours, but not
      // during a save. Before the first load, the presenter is told nothing of such a change. After
      // each message, it has been told what the contract says, and the server has received what was
      // saved, and nothing else.
      await interactorJudge.judge(exercise: 3, stories: 500)
    }

    @Test func `7.3 The interactor hears the service after a late response to an earlier visit`()
      async throws
    {
      // The user opens the quiet hours, and leaves before the response.
      let earlier = InteractorAndDoubles()
      earlier.server.isSlow = true
      await when { earlier.interactor?.loadHours() }
      await earlier.releaseInteractor()
      try require(earlier.isInteractorInMemory, equals: false, Rule.requestKeepsNothing)
      // The user opens them again, with the same server, which has saved the hours from 22 to 7.
      let module = InteractorAndDoubles(server: earlier.server)
      await when { module.interactor?.loadHours() }

      // Now the server responds to both loads.
      await module.server.answer()
      try require(
        module.presenter.toldSinceLastLook, equals: ["22 to 7"], Rule.interactorStillWorks)

      await when { module.server.change(to: QuietHours(start: 0, end: 8)) }
      try require(module.presenter.toldSinceLastLook, equals: ["0 to 8"], Rule.serviceIsHeard)
    }

    @Test func `7.3 The interactor hears the service, although an earlier visit has used it`()
      async throws
    {
      // The user opens the quiet hours, and leaves.
      let earlier = InteractorAndDoubles()
      await when { earlier.interactor?.loadHours() }
      await earlier.releaseInteractor()
      try require(earlier.isInteractorInMemory, equals: false, Rule.interactorEnds)
      // The user opens them again, with the same server, which has saved the hours from 22 to 7.
      let module = InteractorAndDoubles(server: earlier.server)

      await when { module.interactor?.loadHours() }
      try require(
        module.presenter.toldSinceLastLook, equals: ["22 to 7"], Rule.interactorStillWorks)

      await when { module.server.change(to: QuietHours(start: 0, end: 8)) }
      try require(module.presenter.toldSinceLastLook, equals: ["0 to 8"], Rule.serviceIsHeard)
    }
  }
}
