import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders

extension Chapter7 {
  @Suite("Correct the roles")
  struct Roles {
    let log = Log()

    @Test func `7.4 The view does what its contract says`() throws {
      let presenter = QuietHoursPresenterSpy(log)
      let view = QuietHoursView(presenter: presenter)
      view.loadViewIfNeeded()
      view.showMessage("It failed.")
      expect(view.lines, equals: ["It failed."], Rule.viewStays)
      expect(view.rows, equals: ["Try again"], Rule.viewStays)
      view.didSelectRow(at: 0)
      try require(log.take(), equals: ["presenter: loaded", "presenter: retry"], Rule.viewStays)

      let texts = [(1, true), (1, false), (2, false), (1, true), (2, true), (2, false)]
      for (number, canSave) in texts {
        view.show(text(number, canSave: canSave))
        let rows = ["start \(number)", "end \(number)"] + (canSave ? ["Save"] : [])
        try require(view.rows, equals: rows, Rule.viewIsTold)
        try require(view.lines, equals: ["summary \(number)"], Rule.viewStays)
        view.showMessage("It failed.")
        try require(view.lines, equals: ["summary \(number)", "It failed."], Rule.viewStays)

        for (row, button) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
          view.didSelectButton(at: button, inRow: row)
        }
        for row in view.rows.indices { view.didSelectRow(at: row) }
        let taps = ["start earlier", "start later", "end earlier", "end later"]
        try require(
          log.take(), equals: (taps + (canSave ? ["save"] : [])).map { "presenter: \($0)" },
          Rule.viewStays)
      }
    }

    @Test func `7.4 The presenter saves as its contract says`() throws {
      let bench = PresenterBench(log)
      let hours = QuietHours(start: 0, end: 20)
      try bench.require(
        ["view: hide loading", "view: From 0:00, To 20:00, 20 hours without a sound. Save"],
        Rule.presenterStays
      ) { $0.didUpdate(hours, isChanged: true) }
      try bench.require(["interactor: save"], Rule.interactorDecides) { $0.didSelectSave() }
      try bench.require(["router: ask about 20 hours"], Rule.confirmationIsPassedOn) {
        $0.didNeedConfirmation(of: hours)
      }
      try bench.require(["interactor: save, confirmed"], Rule.confirmationIsPassedOn) { _ in
        bench.router.confirm?()
      }
      try bench.require(["view: show loading"], Rule.presenterStays) { $0.didStartSaving() }
      try bench.require(["view: hide loading", "router: close"], Rule.presenterStays) {
        $0.didSave()
      }

      // Which hours need a confirmation is up to the interactor, even if it asks about a few.
      let short = QuietHours(start: 0, end: 1)
      try bench.require(
        ["view: hide loading", "view: From 0:00, To 1:00, 1 hour without a sound."],
        Rule.presenterStays
      ) { $0.didUpdate(short, isChanged: false) }
      try bench.require(["interactor: save"], Rule.interactorDecides) { $0.didSelectSave() }
      try bench.require(["router: ask about 5 hours"], Rule.interactorDecides) {
        $0.didNeedConfirmation(of: QuietHours(start: 0, end: 5))
      }
      try bench.require(["interactor: save"], Rule.confirmationIsPassedOn) { $0.didSelectSave() }
      try bench.require(
        ["interactor: move the start by -1", "interactor: move the end by 1"], Rule.presenterStays
      ) {
        $0.didSelectEarlier(.start)
        $0.didSelectLater(.end)
      }
    }

    @Test func `7.4 The presenter reports each error as it is required`() throws {
      let bench = PresenterBench(log)
      let sentences: [(QuietHoursError, String)] = [
        (.offline, "You are offline."), (.serverProblem, "The server has a problem."),
        (.offline, "You are offline."),
      ]
      for (error, sentence) in sentences {
        bench.presenter.didSelectRetry()
        let loading = ["view: show loading", "interactor: load"]
        try require(log.take(), equals: loading, Rule.presenterStays)
        bench.presenter.didFail(with: error)
        let told = log.take()
        try require(told.contains("view: hide loading"), equals: true, Rule.loadingEnds)
        let messages = told.filter { $0 != "view: hide loading" }
        try require(messages, equals: ["view: \(sentence)"], Rule.errorsHaveSentences)
        try require(told.count, equals: 2, Rule.loadingEnds)
      }
    }

    private func text(_ number: Int, canSave: Bool) -> QuietHoursText {
      QuietHoursText(
        summary: "summary \(number)", start: "start \(number)", end: "end \(number)",
        canSave: canSave)
    }
  }
}
