// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  // exercise 7.14: Your tests pass, but perhaps they would never fail. Let `mutants` find out.
  MutantsResult(
    of: ["ReminderDetailPresenter"], changes: 17, noticed: 17,
    dismissed: [],
    fingerprint: "146a7efe1417f305")
  // starter: nil
  // end 7.14
}
