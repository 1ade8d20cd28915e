import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Correct the change")
  struct Correction {
    @Test func `7.3 The interactor is deallocated when its screen closes`() async throws {
      // First in a separate process, because it may crash: the screen closes at rest, during a load
      // and during a save, and then the response arrives.
      try await #require(processExitsWith: .success, Rule.nothingCrashes) {
        await InteractorAndDoubles.closeAtEachStep()
      }
      let screen = InteractorAndDoubles()
      await when { screen.interactor?.loadHours() }
      try require(screen.newlyTold, equals: ["22 to 7"], Rule.interactorStays)

      await screen.close()

      try require(screen.isAlive, equals: false, Rule.interactorEnds)
    }

    @Test func `7.3 The interactor passes on what other devices save, until its screen closes`()
      async throws
    {
      let screen = InteractorAndDoubles()
      await when { screen.interactor?.loadHours() }
      try require(screen.newlyTold, equals: ["22 to 7"], Rule.interactorStays)

      await when { screen.server.change(to: QuietHours(start: 0, end: 8)) }
      try require(screen.newlyTold, equals: ["0 to 8"], Rule.serviceIsHeard)
      await when { screen.server.change(to: QuietHours(start: 1, end: 8)) }
      try require(screen.newlyTold, equals: ["1 to 8"], Rule.serviceIsHeard)

      await screen.close()
      try require(screen.isAlive, equals: false, Rule.interactorEnds)
    }

    @Test func `7.3 An interactor that loads is deallocated before the response`() async throws {
      let screen = InteractorAndDoubles()
      screen.server.isSlow = true
      await when { screen.interactor?.loadHours() }

      await screen.close()
      try require(screen.isAlive, equals: false, Rule.taskEnds)

      await screen.server.answer()
      try require(screen.newlyTold, equals: [], Rule.taskEnds)
    }

    @Test func `7.3 An interactor that saves is deallocated before the response`() async throws {
      let screen = InteractorAndDoubles()
      await when { screen.interactor?.loadHours() }
      screen.server.isSlow = true
      await when { screen.interactor?.save(isConfirmed: false) }
      try require(screen.newlyTold, equals: ["22 to 7", "saving"], Rule.interactorStays)

      await screen.close()
      try require(screen.isAlive, equals: false, Rule.taskEnds)

      await screen.server.answer()
      try require(screen.newlyTold, equals: [], Rule.taskEnds)
    }

    @Test func `7.3 After an error, the hours can be saved again`() async throws {
      let screen = InteractorAndDoubles()
      await when { screen.interactor?.loadHours() }
      screen.server.failure = .offline
      await when { screen.interactor?.save(isConfirmed: false) }
      try require(
        screen.newlyTold, equals: ["22 to 7", "saving", "failed: offline"], Rule.savesAgain)

      await when { screen.interactor?.save(isConfirmed: false) }
      try require(screen.newlyTold, equals: ["saving", "failed: offline"], Rule.savesAgain)

      screen.server.failure = nil
      await when { screen.interactor?.save(isConfirmed: false) }
      try require(screen.newlyTold, equals: ["saving", "saved"], Rule.savesAgain)
    }

    @Test func `7.3 After an error, the hours are as the user has moved them`() async throws {
      let screen = InteractorAndDoubles()
      await when { screen.interactor?.loadHours() }
      await when { screen.interactor?.move(.end, by: 1) }
      screen.server.failure = .offline
      await when { screen.interactor?.save(isConfirmed: false) }
      let told = ["22 to 7", "22 to 8, changed", "saving", "failed: offline"]
      try require(screen.newlyTold, equals: told, Rule.savesAgain)

      await when { screen.interactor?.move(.end, by: -1) }

      // As on the server, which has not saved the others.
      try require(screen.newlyTold, equals: ["22 to 7"], Rule.savesAgain)
    }

    @Test func `7.3 While a save is in flight, nothing is sent or moved`() async throws {
      let screen = InteractorAndDoubles()
      await when { screen.interactor?.loadHours() }
      screen.server.isSlow = true
      await when { screen.interactor?.save(isConfirmed: false) }

      await when { screen.interactor?.save(isConfirmed: true) }
      await when { screen.interactor?.move(.end, by: 1) }

      try require(screen.newlyTold, equals: ["22 to 7", "saving"], Rule.savesOnce)
      try require(screen.server.requests, equals: ["load", "save 22 to 7"], Rule.savesOnce)

      await screen.close()
      try require(screen.isAlive, equals: false, Rule.interactorEnds)
    }

    @Test func `7.3 The interactor does what its contract says`() async {
      // The hours are loaded, moved and saved, with responses and errors that come late, and with
      // changes from other devices. After each of these messages, the presenter has been told what
      // the contract says, and the server has received what was saved, and nothing else.
      await interactorJudge.judge(exercise: 3, stories: 500)
    }

    @Test func `7.3 The interactor hears the service after a late response to an earlier one`()
      async throws
    {
      let earlier = InteractorAndDoubles()
      earlier.server.isSlow = true
      await when { earlier.interactor?.loadHours() }
      await earlier.close()
      try require(earlier.isAlive, equals: false, Rule.taskEnds)
      let screen = InteractorAndDoubles(server: earlier.server)
      await when { screen.interactor?.loadHours() }

      await screen.server.answer()
      try require(screen.newlyTold, equals: ["22 to 7"], Rule.interactorStays)

      await when { screen.server.change(to: QuietHours(start: 0, end: 8)) }
      try require(screen.newlyTold, equals: ["0 to 8"], Rule.serviceIsHeard)
    }

    @Test func `7.3 The interactor hears the service, although another one has used it before`()
      async throws
    {
      let earlier = InteractorAndDoubles()
      await when { earlier.interactor?.loadHours() }
      await earlier.close()
      try require(earlier.isAlive, equals: false, Rule.interactorEnds)
      let screen = InteractorAndDoubles(server: earlier.server)

      await when { screen.interactor?.loadHours() }
      try require(screen.newlyTold, equals: ["22 to 7"], Rule.interactorStays)

      await when { screen.server.change(to: QuietHours(start: 0, end: 8)) }
      try require(screen.newlyTold, equals: ["0 to 8"], Rule.serviceIsHeard)
    }
  }
}
