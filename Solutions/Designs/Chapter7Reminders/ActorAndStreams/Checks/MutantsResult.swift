// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["ReminderListPresenter"], changes: 66, noticed: 66,
    dismissed: [],
    fingerprint: "d5e5a41f77200815")
}
