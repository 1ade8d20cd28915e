// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: views observe presenters, which call use cases.
var remindersLayers: [Layer] {
  [
    Layer(
      "Use case", "Load*", "Delete*", "Set*", "Ask*", "AgendaBook", "AgendaChanges", "AgendaErrands"
    ),
    Layer("Route", "AgendaRoute", "AgendaLink"),
    Layer("Presenter", "*Presenter", "AgendaListContent", knows: ["Use case", "Route"]),
    Layer(
      "View", "*View", "AgendaCoordinator", "AgendaAnswer",
      knows: ["Presenter", "Route", "Use case"]),
    Layer("Root", "AgendaRoot", knows: ["Use case", "Presenter", "View", "Route"]),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["View", "Root"], texts: ["Presenter"], services: ["Use case"])
}
