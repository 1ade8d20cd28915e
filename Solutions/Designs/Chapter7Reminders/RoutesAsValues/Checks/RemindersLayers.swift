// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: roles, without a protocol for each.
var remindersLayers: [Layer] {
  [
    Layer(
      "Router", "RemindersRouter", "RouteOrigin", knows: ["Screens", "Presenters", "Interactor"]),
    Layer("Screens", "*Screen", knows: ["Presenters"]),
    Layer(
      "Presenters", "*Presenter", "*Display", "ReminderRow", "ReminderAction", "Route",
      knows: ["Interactor"]),
    Layer("Interactor", "RemindersInteractor", "RemindersOutput"),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["Router", "Screens"],
    texts: ["Presenters"],
    services: ["Interactor"]
  )
}
