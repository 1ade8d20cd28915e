// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: one state, and what follows from it.
var remindersLayers: [Layer] {
  [
    Layer("State", "VisitState", "VisitAction", "VisitEffect", "VisitAlert", knows: []),
    Layer("Store", "VisitStore", knows: ["State"]),
    Layer("Content", "*Content", "Choice", knows: ["State"]),
    Layer("Screens", "ContentScreen", "Alert", knows: ["Content", "State"]),
    Layer("Navigation", "VisitNavigation", knows: ["Screens", "Content", "State", "Store"]),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["Screens", "Navigation"],
    texts: ["Content"],
    services: ["Store"]
  )
}
