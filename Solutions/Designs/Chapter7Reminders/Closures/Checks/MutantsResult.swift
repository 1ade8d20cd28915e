// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["RemindersChange", "RemindersModel", "RemindersState"], changes: 78, noticed: 78,
    dismissed: [
      "Reminders/RemindersModel.swift:59 +state.phase = .loading (swap): the task begins only after this method has returned.",
      "Reminders/RemindersModel.swift:108 +changesInFlight.remove(change) (swap): a reminder that is missing never comes back, so nothing asks for it.",
      "Reminders/RemindersModel.swift:110 +guard state.reminder(change.id) != nil else { return } (swap): a copy of the state changes nothing.",
      "Reminders/RemindersModel.swift:116 +  next.phase = .loaded(change.applied(to: state.reminders)) (swap): only both together become the state.",
    ],
    fingerprint: "ec757ae3a338e41e")
}
