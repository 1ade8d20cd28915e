// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["RemindersChange", "RemindersModel", "RemindersState"], changes: 74, noticed: 74,
    dismissed: [
      "Reminders/RemindersModel.swift:107 +changesInFlight.remove(change) (swap): a reminder that is missing never comes back, so nothing asks for it.",
      "Reminders/RemindersModel.swift:109 +guard state.reminder(change.id) != nil else { return } (swap): a copy of the state changes nothing.",
    ],
    fingerprint: "ec757ae3a338e41e")
}
