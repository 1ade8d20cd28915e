// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: one file, with an actor that sends snapshots.
var remindersLayers: [Layer] {
  [
    Layer(
      "Values", "ReminderSnapshot", "ReminderFailure", "AlarmOutcome", "ReminderLink",
      "ReminderCompletion"),
    Layer("Contract", "*View", "*ing", "ReminderListRow", knows: ["Values"]),
    Layer("Interactor", "ReminderInteractor", "AlarmAuthorization", knows: ["Values", "Contract"]),
    Layer("Presenter", "*Presenter", knows: ["Values", "Contract"]),
    Layer(
      "Screen", "*Screen", "*Wireframe", "Alert",
      knows: ["Values", "Contract", "Interactor", "Presenter"]),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["Screen"], texts: ["Presenter"], services: ["Interactor"])
}
