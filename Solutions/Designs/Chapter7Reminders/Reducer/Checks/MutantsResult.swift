// What `swift run workbook mutants 7` has found about your tests. It writes this file.

import LayerKit

/// How many small changes of a type your tests notice; nil before the first run.
var mutantsResult: MutantsResult? {
  MutantsResult(
    of: ["VisitState"], changes: 75, noticed: 70,
    dismissed: [
      "Reminders/State/VisitState+Reducer.swift:30 +  running.remove(.load) (swap): no code sees the state between the two lines.",
      "Reminders/State/VisitState+Reducer.swift:35 -  running.remove(.delete(id)) (leave-out): a reminder that is gone is never deleted again.",
      "Reminders/State/VisitState+Reducer.swift:37 +  if detail == id { detail = nil } (swap): no code sees the state between the two lines.",
      "Reminders/State/VisitState+Reducer.swift:41 -  running.remove(.setAlarm(of: id)) (leave-out): an alarm that is set is never set again.",
      "Reminders/State/VisitState+Reducer.swift:49 +  running.remove(effect) (swap): no code sees the state between the two lines.",
      "Reminders/State/VisitState+Reducer.swift:57 -  running.remove(.askPermission) (leave-out): once answered, the permission is never asked again.",
      "Reminders/State/VisitState+Reducer.swift:65 +waitingLink = nil (swap): the guard sets the link again.",
      "Reminders/State/VisitState+Reducer.swift:70 -waitingLink = nil (leave-out): the reminders are loaded once, so no link is opened twice.",
    ],
    fingerprint: "0b4d7f2ba4e62831")
}
