import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7 {
  @Suite("Correct the roles")
  struct Roles {
    @Test func `7.4 The view shows a row "Save" if its view model says so`() throws {
      let screen = ViewAndDoubles()

      // View model 1 has the texts "summary 1", "start 1" and "end 1".
      screen.view.show(.numbered(1, canSave: true))
      try require(screen.view.rows, equals: ["start 1", "end 1", "Save"], Rule.viewIsTold)

      screen.view.show(.numbered(1, canSave: false))
      try require(screen.view.rows, equals: ["start 1", "end 1"], Rule.viewIsTold)

      screen.view.show(.numbered(2, canSave: false))
      try require(screen.view.rows, equals: ["start 2", "end 2"], Rule.viewIsTold)
      try require(screen.view.lines, equals: ["summary 2"], Rule.viewStillWorks)
    }

    @Test func `7.4 The view shows its view model, and reports each tap`() async {
      // View models and texts for `showMessage` arrive, and the user taps rows and buttons. The rows
      // and lines are those of the last view model, and before the first one, a message has the row
      // "Try again". The presenter is told once about each tap on "Try again", "Save", "Earlier" and
      // "Later". A message is the last line, and may stay when the next view model arrives.
      await quietHoursViewJudge.judge(exercise: 4)
    }

    @Test func `7.4 The presenter leaves it to the interactor whether long hours are confirmed`()
      throws
    {
      let module = PresenterAndDoubles()
      module.presenter.didUpdate(QuietHours(start: 0, end: 20), isChanged: true)
      let text = "view: From 0:00, To 20:00, 20 hours without a sound. (canSave)"
      try module.requireNewCallsInAnyOrder(["view: hide loading", text], Rule.presenterStillWorks)

      module.presenter.didSelectSave()

      // Although 20 hours are long, the presenter neither asks nor confirms: the save isn't
      // "confirmed".
      try module.requireNewCallsInAnyOrder(
        ["interactor: save, unconfirmed"], Rule.interactorDecides)
    }

    @Test func `7.4 The presenter asks about hours that the interactor wants confirmed`() throws {
      let module = PresenterAndDoubles()
      let hours = QuietHours(start: 0, end: 20)
      module.presenter.didUpdate(hours, isChanged: true)
      module.forgetCalls()

      module.presenter.didNeedConfirmation(of: hours)
      try module.requireNewCallsInAnyOrder(
        ["router: ask about 20 hours"], Rule.confirmationIsPassedOn)

      // The user answers the question with "Save".
      module.router.confirm?()
      try module.requireNewCallsInAnyOrder(
        ["interactor: save, confirmed"], Rule.confirmationIsPassedOn)

      // Only that save was confirmed, and the user now taps "Save" again.
      module.presenter.didSelectSave()
      try module.requireNewCallsInAnyOrder(
        ["interactor: save, unconfirmed"], Rule.confirmationIsPassedOn)
    }

    @Test func `7.4 The presenter asks about a few hours, if the interactor wants that`()
      throws
    {
      let module = PresenterAndDoubles()
      let text = "view: From 0:00, To 1:00, 1 hour without a sound."
      module.presenter.didUpdate(QuietHours(start: 0, end: 1), isChanged: false)
      try module.requireNewCallsInAnyOrder(["view: hide loading", text], Rule.presenterStillWorks)
      // The same hours again are shown again.
      module.presenter.didUpdate(QuietHours(start: 0, end: 1), isChanged: false)
      try module.requireNewCallsInAnyOrder(["view: hide loading", text], Rule.presenterStillWorks)

      module.presenter.didSelectSave()
      try module.requireNewCallsInAnyOrder(
        ["interactor: save, unconfirmed"], Rule.interactorDecides)

      // The presenter asks about any hours that the interactor names, however long they are.
      module.presenter.didNeedConfirmation(of: QuietHours(start: 0, end: 5))
      try module.requireNewCallsInAnyOrder(["router: ask about 5 hours"], Rule.interactorDecides)
    }

    @Test
    func `7.4 The presenter still moves the hours, and closes the screen when they are saved`()
      throws
    {
      let module = PresenterAndDoubles()

      module.presenter.didSelectEarlier(.start)
      try module.requireNewCallsInAnyOrder(
        ["interactor: move the start by -1"], Rule.presenterStillWorks)

      module.presenter.didSelectLater(.end)
      try module.requireNewCallsInAnyOrder(
        ["interactor: move the end by 1"], Rule.presenterStillWorks)

      module.presenter.didStartSaving()
      try module.requireNewCallsInAnyOrder(["view: show loading"], Rule.presenterStillWorks)

      // A tap during the save is passed on as well, because the interactor decides about it.
      module.presenter.didSelectSave()
      try module.requireNewCallsInAnyOrder(
        ["interactor: save, unconfirmed"], Rule.interactorDecides)

      module.presenter.didSave()
      try module.requireNewCallsInAnyOrder(
        ["view: hide loading", "router: close"], Rule.presenterStillWorks)
    }

    @Test func `7.4 An error ends the loading state, and has its sentence`() throws {
      let module = PresenterAndDoubles()
      module.presenter.didSelectRetry()
      let load = ["view: show loading", "interactor: load"]
      try module.requireNewCallsInAnyOrder(load, Rule.presenterStillWorks)

      module.presenter.didFail(with: .offline)

      // The presenter makes two calls, in any order.
      let calls = module.newCalls
      let hide = "view: hide loading"
      try require(calls.filter { $0 == hide }, equals: [hide], Rule.loadingEnds)
      let sentences = calls.filter { $0 != hide }
      try require(sentences, equals: ["view: You are offline."], Rule.errorsHaveSentences)
    }

    @Test func `7.4 Each error has its own sentence, each time`() throws {
      let module = PresenterAndDoubles()

      module.presenter.didFail(with: .serverProblem)
      module.presenter.didFail(with: .offline)
      module.presenter.didFail(with: .offline)

      // Each error leads to two calls, in any order.
      let calls = module.newCalls
      let (hide, offline) = ("view: hide loading", "view: You are offline.")
      let sentences = calls.filter { $0 != hide }
      let wanted = ["view: The server has a problem.", offline, offline]
      try require(sentences, equals: wanted, Rule.errorsHaveSentences)
      try require(calls.filter { $0 == hide }, equals: [hide, hide, hide], Rule.loadingEnds)
    }
  }
}
