// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers: view models between a repository and the views.
var remindersLayers: [Layer] {
  [
    Layer(
      "Repository",
      "RemindersRepository", "RemindersRequest", "RemindersFailure", "*Listener", "AlarmConsent"),
    Layer("ViewModel", "*ViewModel", "*ViewModelDelegate", knows: ["Repository"]),
    Layer("View", "*View", knows: ["ViewModel"]),
    Layer("Coordinator", "*Coordinator", knows: ["Repository", "ViewModel", "View"]),
  ]
}

/// The concerns of these layers.
var remindersConcerns: Concerns {
  Concerns(
    screens: ["View", "Coordinator"],
    texts: ["ViewModel"],
    services: ["Repository"]
  )
}
