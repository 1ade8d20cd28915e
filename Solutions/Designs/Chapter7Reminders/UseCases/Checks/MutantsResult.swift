// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["AgendaListPresenter"], changes: 64, noticed: 64,
    dismissed: [
      "Reminders/AgendaListPresenter.swift:142 -state.link = nil (leave-out): no later load would read it.",
      "Reminders/AgendaListPresenter.swift:142 +if !hasRunBefore { (first-time-only): no later load would read it.",
      "Reminders/AgendaListPresenter.swift:142 +state.link = nil (swap): the route doesn\'t depend on it, because the guard has copied it.",
    ],
    fingerprint: "e58f141e7377665b")
}
