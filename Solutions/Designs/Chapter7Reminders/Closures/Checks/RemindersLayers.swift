// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: functions between a model and its screens, and no protocol.
var remindersLayers: [Layer] {
  [
    Layer("Content", "RemindersContent"),
    Layer("Route", "RemindersRoute"),
    Layer("Model", "RemindersModel", "RemindersState", "RemindersChange", "AlarmQuestion"),
    Layer(
      "Presenter", "list*", "header*", "detail*", "row", "*Actions",
      knows: ["Content", "Route", "Model"]),
    Layer(
      "Screen", "RemindersScreen", "RemindersCoordinator",
      knows: ["Content", "Route", "Model", "Presenter"]),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["Screen"], texts: ["Presenter"], services: ["Model"])
}
