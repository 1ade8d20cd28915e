import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7.Correction {
  @Test func `7.3 During a save, the interactor is deallocated, too`() async throws {
    let module = InteractorAndDoubles()
    // The server has saved the hours from 22 to 7, which need no confirmation.
    await when { module.interactor?.loadHours() }
    module.server.isSlow = true
    await when { module.interactor?.save(isConfirmed: false) }
    // "saving" is `didStartSaving()`.
    let told = ["22 to 7", "saving"]
    try require(module.presenter.toldSinceLastLook, equals: told, Rule.interactorStillWorks)

    // The screen closes before the response.
    await module.releaseInteractor()
    try require(module.isInteractorInMemory, equals: false, Rule.requestKeepsNothing)

    await module.server.answer()
    try require(module.presenter.toldSinceLastLook, equals: [], Rule.requestKeepsNothing)
  }

  @Test func `7.3 A late response to a save doesn't take the service from the next visit`()
    async throws
  {
    let module = InteractorAndDoubles()
    await when { module.interactor?.loadHours() }
    module.server.isSlow = true
    await when { module.interactor?.save(isConfirmed: false) }
    // The screen closes before the response.
    await module.releaseInteractor()
    try require(module.isInteractorInMemory, equals: false, Rule.interactorEnds)

    // The next visit has begun, when the server responds to the save and to its load.
    let next = InteractorAndDoubles(server: module.server)
    await when { next.interactor?.loadHours() }
    await module.server.answer()
    await settle()
    try require(next.presenter.toldSinceLastLook, equals: ["22 to 7"], Rule.interactorStillWorks)

    // Another device changes the hours.
    await when { module.server.change(to: QuietHours(start: 0, end: 8)) }
    try require(next.presenter.toldSinceLastLook, equals: ["0 to 8"], Rule.serviceIsHeard)
  }

  @Test func `7.3 A save is sent, although the user leaves at once`() async throws {
    let module = InteractorAndDoubles()
    await when { module.interactor?.loadHours() }

    // The user taps "Save" and goes back, before a task can begin. Such a task runs afterwards.
    module.interactor?.save(isConfirmed: false)
    await module.releaseInteractor()

    try require(module.isInteractorInMemory, equals: false, Rule.interactorEnds)
    let requests = ["load", "save 22 to 7"]
    try require(module.server.requests, equals: requests, Rule.interactorStillWorks)
  }

  @Test func `7.3 After an error, the hours can be saved again`() async throws {
    let module = InteractorAndDoubles()
    // The server has saved the hours from 22 to 7, which need no confirmation.
    await when { module.interactor?.loadHours() }
    module.server.failure = .offline
    await when { module.interactor?.save(isConfirmed: false) }
    // "saving" is `didStartSaving()`, "failed: offline" is `didFail(with:)`, and "saved" `didSave()`.
    let told = ["22 to 7", "saving", "failed: offline"]
    try require(module.presenter.toldSinceLastLook, equals: told, Rule.savesAgain)

    // The user saves again, and is still offline.
    await when { module.interactor?.save(isConfirmed: false) }
    let toldAgain = ["saving", "failed: offline"]
    try require(module.presenter.toldSinceLastLook, equals: toldAgain, Rule.savesAgain)

    module.server.failure = nil
    await when { module.interactor?.save(isConfirmed: false) }
    try require(module.presenter.toldSinceLastLook, equals: ["saving", "saved"], Rule.savesAgain)
  }

  @Test func `7.3 The interactor asks for a confirmation at each save, also after an error`()
    async throws
  {
    let module = InteractorAndDoubles()
    await when { module.interactor?.loadHours() }
    // More than twelve hours need a confirmation, which the user has given before the first save.
    await when { module.server.change(to: QuietHours(start: 0, end: 13)) }
    module.server.failure = .offline
    await when { module.interactor?.save(isConfirmed: true) }
    let told = ["22 to 7", "0 to 13", "saving", "failed: offline"]
    try require(module.presenter.toldSinceLastLook, equals: told, Rule.savesAgain)

    // The user saves again, and this save isn't confirmed yet.
    await when { module.interactor?.save(isConfirmed: false) }
    let question = ["needs confirmation: 0 to 13"]
    try require(module.presenter.toldSinceLastLook, equals: question, Rule.interactorStillWorks)
  }

  @Test func `7.3 After an error, the hours are as the user has moved them`() async throws {
    let module = InteractorAndDoubles()
    // The server has saved the hours from 22 to 7.
    await when { module.interactor?.loadHours() }
    await when { module.interactor?.move(.end, by: 1) }
    module.server.failure = .offline
    await when { module.interactor?.save(isConfirmed: false) }
    // "changed" stands for `isChanged: true`.
    let told = ["22 to 7", "22 to 8, changed", "saving", "failed: offline"]
    try require(module.presenter.toldSinceLastLook, equals: told, Rule.savesAgain)

    await when { module.interactor?.move(.end, by: -1) }

    // These are the hours on the server, so they aren't "changed".
    try require(module.presenter.toldSinceLastLook, equals: ["22 to 7"], Rule.savesAgain)
  }

  @Test func `7.3 While a save is in flight, nothing is sent or moved`() async throws {
    let module = InteractorAndDoubles()
    // The server has saved the hours from 22 to 7, which need no confirmation.
    await when { module.interactor?.loadHours() }
    module.server.isSlow = true
    await when { module.interactor?.save(isConfirmed: false) }

    // The user taps "Save" again, and moves the end.
    await when { module.interactor?.save(isConfirmed: true) }
    await when { module.interactor?.move(.end, by: 1) }

    // Presenter and server know only of the load and the first save. "saving" is `didStartSaving()`.
    try require(
      module.presenter.toldSinceLastLook, equals: ["22 to 7", "saving"], Rule.savesOnce)
    try require(module.server.requests, equals: ["load", "save 22 to 7"], Rule.savesOnce)

    // The user leaves before the response.
    await module.releaseInteractor()
    try require(module.isInteractorInMemory, equals: false, Rule.interactorEnds)
  }
}
