// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["ReminderListPresenter"], changes: 75, noticed: 73,
    dismissed: [
      "Reminders/ReminderModules.swift:273 +load() (swap): both only start something, and the changes wait in the stream.",
      "Reminders/ReminderModules.swift:317 +view?.showLoading() (swap): the interactor never responds before it returns.",
      "Reminders/ReminderModules.swift:332 +self.snapshot = snapshot (swap): the next line reads the parameter, and not the property.",
    ],
    fingerprint: "d5e5a41f77200815")
}
