// The design of the reminders, written down so that tests can compare it with the code.

import LayerKit

/// The layers, as your drawing shows them.
var remindersLayers: [Layer] {
  // exercise 7.11: The tests can't see your drawing yet. Write down the layers, their types, and what they know.
  [
    Layer(
      "Interactor", "*Interactor", "ReminderBook*", "*InteractorInputProtocol",
      "*InteractorOutputProtocol"),
    Layer(
      "Presenter", "*Presenter", "ReminderRow", "ReminderAlert", "*PresenterProtocol",
      "*ViewProtocol", "*RouterProtocol", knows: ["Interactor"]),
    Layer("View", "*View", knows: ["Presenter"]),
    Layer("Router", "*Router", "*Builder", "Alert", knows: ["Interactor", "Presenter", "View"]),
  ]
  // starter: []
  // end 7.11
}

/// The concerns of these layers.
///
/// A layer with none of them, such as one of protocols, isn't listed.
var remindersConcerns: Concerns {
  // exercise 7.12: No layer has a concern yet. Say which of them have screens, make texts and call services.
  Concerns(screens: ["View", "Router"], texts: ["Presenter"], services: ["Interactor"])
  // starter: Concerns(screens: [], texts: [], services: [])
  // end 7.12
}
