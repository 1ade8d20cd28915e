// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["VisitState"], changes: 68, noticed: 66,
    dismissed: [
      "Reminders/State/VisitState+Reducer.swift:34 -  running.remove(.delete(id)) (leave-out): a reminder that is gone is never deleted again.",
      "Reminders/State/VisitState+Reducer.swift:39 -  running.remove(.setAlarm(of: id)) (leave-out): an alarm that is set is never set again.",
      "Reminders/State/VisitState+Reducer.swift:54 -  running.remove(.askPermission) (leave-out): once answered, the permission is never asked again.",
      "Reminders/State/VisitState+Reducer.swift:62 +waitingLink = nil (swap): the guard sets the link again.",
      "Reminders/State/VisitState+Reducer.swift:67 -waitingLink = nil (leave-out): the reminders are loaded once, so no link is opened twice.",
    ],
    fingerprint: "0b4d7f2ba4e62831")
}
