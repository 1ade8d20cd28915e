import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7 {
  @Suite("Correct the roles")
  struct Roles {
    @Test func `7.4 The view shows a row "Save" if its view model says so`() throws {
      let screen = ViewAndPresenter()

      screen.view.show(.numbered(1, canSave: true))
      try require(screen.view.rows, equals: ["start 1", "end 1", "Save"], Rule.viewIsTold)

      screen.view.show(.numbered(1, canSave: false))
      try require(screen.view.rows, equals: ["start 1", "end 1"], Rule.viewIsTold)

      screen.view.show(.numbered(2, canSave: false))
      try require(screen.view.rows, equals: ["start 2", "end 2"], Rule.viewIsTold)
      try require(screen.view.lines, equals: ["summary 2"], Rule.viewStays)
    }

    @Test func `7.4 The view shows its view model, and reports each tap`() async {
      // View models and messages arrive, and the user taps rows and buttons. The rows and lines are
      // always those of the last view model, and the presenter is told about each tap once.
      await quietHoursViewJudge.judge(exercise: 4)
    }

    @Test func `7.4 The interactor decides whether hours are confirmed`() throws {
      let module = PresenterAndDoubles()
      let text = "view: From 0:00, To 20:00, 20 hours without a sound. Save"

      try module.require(["view: hide loading", text], Rule.presenterStays) {
        $0.didUpdate(QuietHours(start: 0, end: 20), isChanged: true)
      }
      // Although 20 hours are long, the presenter neither asks nor confirms: the save isn't "confirmed".
      try module.require(["interactor: save"], Rule.interactorDecides) { $0.didSelectSave() }
    }

    @Test func `7.4 The presenter asks about hours that the interactor wants confirmed`() throws {
      let module = PresenterAndDoubles()
      _ = module.calls { $0.didUpdate(QuietHours(start: 0, end: 20), isChanged: true) }

      try module.require(["router: ask about 20 hours"], Rule.confirmationIsPassedOn) {
        $0.didNeedConfirmation(of: QuietHours(start: 0, end: 20))
      }
      try module.require(["interactor: save, confirmed"], Rule.confirmationIsPassedOn) { _ in
        module.router.confirm?()
      }
      // Only this save was confirmed.
      try module.require(["interactor: save"], Rule.confirmationIsPassedOn) { $0.didSelectSave() }
    }

    @Test func `7.4 The presenter asks about a few hours, if the interactor wants that`()
      throws
    {
      let module = PresenterAndDoubles()
      let text = "view: From 0:00, To 1:00, 1 hour without a sound."

      try module.require(["view: hide loading", text], Rule.presenterStays) {
        $0.didUpdate(QuietHours(start: 0, end: 1), isChanged: false)
      }
      // The same hours again are shown again.
      try module.require(["view: hide loading", text], Rule.presenterStays) {
        $0.didUpdate(QuietHours(start: 0, end: 1), isChanged: false)
      }
      try module.require(["interactor: save"], Rule.interactorDecides) { $0.didSelectSave() }
      // The presenter asks about any hours that the interactor names, however long they are.
      try module.require(["router: ask about 5 hours"], Rule.interactorDecides) {
        $0.didNeedConfirmation(of: QuietHours(start: 0, end: 5))
      }
    }

    @Test
    func `7.4 The presenter still moves the hours, and closes the screen when they are saved`()
      throws
    {
      let module = PresenterAndDoubles()

      try module.require(["interactor: move the start by -1"], Rule.presenterStays) {
        $0.didSelectEarlier(.start)
      }
      try module.require(["interactor: move the end by 1"], Rule.presenterStays) {
        $0.didSelectLater(.end)
      }
      try module.require(["view: show loading"], Rule.presenterStays) { $0.didStartSaving() }
      // A tap during the save is passed on as well, because the interactor decides about it.
      try module.require(["interactor: save"], Rule.interactorDecides) { $0.didSelectSave() }
      try module.require(["view: hide loading", "router: close"], Rule.presenterStays) {
        $0.didSave()
      }
    }

    @Test func `7.4 An error ends the loading state, and has its sentence`() throws {
      let module = PresenterAndDoubles()
      try module.require(["view: show loading", "interactor: load"], Rule.presenterStays) {
        $0.didSelectRetry()
      }

      let calls = module.calls { $0.didFail(with: .offline) }

      let hide = "view: hide loading"
      try require(calls.filter { $0 == hide }, equals: [hide], Rule.loadingEnds)
      let sentences = calls.filter { $0 != hide }
      try require(sentences, equals: ["view: You are offline."], Rule.errorsHaveSentences)
    }

    @Test func `7.4 Each error has its own sentence, each time`() throws {
      let module = PresenterAndDoubles()

      let calls = module.calls { presenter in
        presenter.didFail(with: .serverProblem)
        presenter.didFail(with: .offline)
        presenter.didFail(with: .offline)
      }

      let (hide, offline) = ("view: hide loading", "view: You are offline.")
      let sentences = calls.filter { $0 != hide }
      let wanted = ["view: The server has a problem.", offline, offline]
      try require(sentences, equals: wanted, Rule.errorsHaveSentences)
      try require(calls.filter { $0 == hide }, equals: [hide, hide, hide], Rule.loadingEnds)
    }
  }
}
