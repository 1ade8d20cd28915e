// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: each screen has a presenter, whose state is one value.
var remindersLayers: [Layer] {
  [
    Layer("Values", "AlarmResult", "AgendaNotice", "Change", "DeletionQuestion", "ReminderLink"),
    Layer("State", "*State"),
    Layer("Contract", "*ing", "ReminderUpdates", knows: ["Values", "State"]),
    Layer("Notebook", "Notebook", "AlarmConsent", knows: ["Values", "Contract"]),
    Layer("Presenter", "*Presenter", knows: ["Values", "State", "Contract"]),
    Layer(
      "Screen", "*Screen", "*Router", "*Builder", "Alert", "Navigator",
      knows: ["Values", "State", "Contract", "Presenter", "Notebook"]),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["Screen"], texts: ["State", "Presenter"], services: ["Notebook"])
}
